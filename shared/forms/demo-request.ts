import { requestConsent } from './consent.ts'
import { optionalField, requiredField } from './fields.ts'
import type { FormDefinition } from './form.ts'

export type DemoRequestField = 'name' | 'email' | 'phone' | 'companyName' | 'country' | 'designation' | 'message'

/** Request for a demo; malformed values get the one message of their field (docs/specification.md S8.2). */
export const demoRequestForm: FormDefinition<DemoRequestField> = {
  type: 'demoRequest',
  collection: 'demo-requests',
  fields: {
    name: requiredField('text', 'name', 'forms.errors.provideName'),
    email: requiredField('email', 'email', 'forms.errors.provideCompanyEmail'),
    phone: requiredField('phone', 'tel', 'forms.errors.providePhone'),
    companyName: requiredField('text', 'organization', 'forms.errors.provideCompanyName'),
    country: requiredField('country', 'country', 'forms.errors.provideCountry'),
    designation: requiredField('text', 'organization-title', 'forms.errors.provideDesignation'),
    message: optionalField('message', 'off'),
  },
  consent: requestConsent,
}
