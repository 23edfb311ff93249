import { defineField } from 'sanity'
import { countryFields, recordFields, subjectFields, visitorField } from './submission-fields.ts'

/** The fields of a registration record (specification, section 3); `sources` are the values that the server writes into `source`. */
export function registrationRecord(sources: readonly { title: string; value: string }[]) {
  return [
    visitorField('referenceId', 'Registered for', 'Title of the event or webinar when the form was sent.'),
    visitorField('firstName', 'First name', 'As the visitor wrote it.'),
    visitorField('lastName', 'Last name', 'As the visitor wrote it.'),
    visitorField('companyEmail', 'Company e-mail', 'Where the confirmation goes.'),
    visitorField('companyName', 'Company', 'As the visitor wrote it.'),
    visitorField('phoneNumber', 'Phone', 'Ten digits.'),
    visitorField('jobTitle', 'Job title', 'As the visitor wrote it.'),
    ...countryFields,
    visitorField('city', 'City', 'As the visitor wrote it.'),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Which form it came from.',
      options: { list: [...sources] },
    }),
    ...subjectFields,
    ...recordFields,
  ]
}
