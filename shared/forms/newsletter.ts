import { newsletterConsent } from './consent.ts'
import { requiredField } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** Subscription to the newsletter; its message has no full stop (specification 8). */
export const newsletterForm: FormDefinition<'email'> = {
  type: 'newsletterSubscription',
  collection: 'newsletter-subscriptions',
  fields: { email: requiredField('email', 'email', 'forms.errors.newsletterEmail') },
  consent: newsletterConsent,
}
