import { registrationConsent } from './consent.ts'
import { requiredField } from './fields.ts'
import type { FormDefinition } from './form.ts'

export type RegistrationField =
  | 'firstName'
  | 'lastName'
  | 'companyEmail'
  | 'companyName'
  | 'phoneNumber'
  | 'jobTitle'
  | 'country'
  | 'city'

/** What is registered for, as stored in `source` (specification 9). */
export type RegistrationSource = 'event' | 'webinar' | 'webinar request'

const EMPTY = 'forms.errors.required'

const fields = {
  firstName: requiredField('text', 'given-name', EMPTY),
  lastName: requiredField('text', 'family-name', EMPTY),
  companyEmail: requiredField('email', 'email', EMPTY, 'forms.errors.emailInvalid'),
  companyName: requiredField('text', 'organization', EMPTY),
  phoneNumber: requiredField('phone10', 'tel-national', EMPTY, 'forms.errors.phoneTenDigits'),
  jobTitle: requiredField('text', 'organization-title', EMPTY),
  country: requiredField('country', 'country', EMPTY),
  city: requiredField('text', 'address-level2', EMPTY),
} as const

/** Registration for an event or a webinar (specification 2 and 5). */
export const registrationForm: FormDefinition<RegistrationField> = {
  type: 'eventRegistration',
  collection: 'event-registrations',
  fields,
  consent: registrationConsent,
}

/** The same form asks for the recording of a webinar and is kept in a collection of its own (specification 7). */
export const webinarRequestForm: FormDefinition<RegistrationField> = {
  type: 'webinarRequest',
  collection: 'webinar-requests',
  fields,
  consent: registrationConsent,
}
