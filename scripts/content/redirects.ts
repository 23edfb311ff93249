import type { ContentDocument } from './values.ts'

/** Addresses that visitors guess. */
export function createRedirects(): ContentDocument[] {
  return [
    { _id: 'redirect-contact', _type: 'redirect', from: '/contact', to: '/contact-us', permanent: true },
    { _id: 'redirect-downloads', _type: 'redirect', from: '/downloads', to: '/brochures', permanent: false },
  ]
}
