import type { Field, FormDefinition } from './form.ts'

export type RegistrationField =
  | 'firstName'
  | 'lastName'
  | 'companyEmail'
  | 'companyName'
  | 'phoneNumber'
  | 'jobTitle'
  | 'country'
  | 'city'

const field = (autoComplete: string, more: Partial<Field> = {}): Field => ({
  kind: 'text',
  required: true,
  maxLength: 200,
  autoComplete,
  messages: { required: 'forms.errors.required', invalid: 'forms.errors.required', tooLong: 'forms.errors.tooLong' },
  ...more,
})

const invalid = (key: string) => ({ required: 'forms.errors.required', invalid: key, tooLong: 'forms.errors.tooLong' })

/** Registration for an event or a webinar, and request for a recording: one form for three pages (specification 2 and 5). */
export const registrationForm: FormDefinition<RegistrationField> = {
  type: 'eventRegistration',
  collection: 'event-registrations',
  fields: {
    firstName: field('given-name'),
    lastName: field('family-name'),
    companyEmail: field('email', { kind: 'email', maxLength: 254, messages: invalid('forms.errors.emailInvalid') }),
    companyName: field('organization'),
    phoneNumber: field('tel-national', { kind: 'phone10', maxLength: 10, messages: invalid('forms.errors.phoneTenDigits') }),
    jobTitle: field('organization-title'),
    country: field('country'),
    city: field('address-level2'),
  },
}
