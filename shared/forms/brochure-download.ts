import { brochureConsent } from './consent.ts'
import { requiredField } from './fields.ts'
import type { FormDefinition } from './form.ts'

export type BrochureDownloadField = 'name' | 'email' | 'phone'

/** The form in front of a brochure's download. */
export const brochureDownloadForm: FormDefinition<BrochureDownloadField> = {
  type: 'brochureDownload',
  collection: 'brochure-downloads',
  fields: {
    name: requiredField('text', 'name', 'forms.errors.provideName'),
    email: requiredField('email', 'email', 'forms.errors.provideValidEmail'),
    phone: requiredField('phone', 'tel', 'forms.errors.providePhone'),
  },
  consent: brochureConsent,
}
