import { type RegistrationField, registrationForm } from '#shared/forms/registration.ts'

export type RegistrationValues = Record<RegistrationField, string>

/** The fields in the order in which they stand on the page. */
export const REGISTRATION_FIELDS = Object.keys(registrationForm.fields) as RegistrationField[]
