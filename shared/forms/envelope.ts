/** What travels with the fields of a form and is not a field: names used by the browser's JSON, by plain posts and by the server. */
export const ENVELOPE = {
  /** The form's uuid; every try of one submission carries the same. */
  id: 'id',
  /** `event` or `webinar`: which type `urlId` names. */
  source: 'source',
  urlId: 'urlId',
  language: 'language',
  /** Path of the page that the form stands on. */
  page: 'page',
  /** Uuid of an earlier submission that these values correct. */
  replaces: 'replaces',
  /** Milliseconds from the first input to the submit, measured in the browser; absent without JavaScript. */
  fillTime: 'fillTime',
  /** The trap: hidden from people, named like nothing that a browser fills in (docs/specification.md S9.13). */
  trap: 'zq_note',
  /** Id of the chosen brochure. */
  brochure: 'brochure',
  /** `true` or `on`: the visitor wants the brochure by e-mail. */
  sendBrochure: 'sendBrochure',
  /** Collection of the form in a plain post; the newsletter stands on every page, so the address alone does not tell. */
  form: 'form',
} as const

/**
 * Parameter of the page that a plain post redirects to (303) after it was stored: `?sent=<collection>`, for the newsletter
 * `?sent=newsletter-subscriptions:<outcome>`. The page then shows the success view of that form.
 */
export const SENT_PARAMETER = 'sent'

/** Cookie of a visitor who filled in the form of a brochure within the last 30 days; scripts may read and delete it. */
export const BROCHURE_COOKIE = 'brochure_access'

/** Parameter of `/brochures` when a download link was altered or has expired: the page says so above its form. */
export const EXPIRED_PARAMETER = 'expired'
