import { isLinkTarget, isWebAddress } from '#shared/link-target.ts'
import { isFreeSlug } from '#shared/paths.ts'

/** Answer of a validator in Sanity's form: true, or the sentence that the editor reads. Empty values are the business of `required`. */
export type Verdict = true | string

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** One path segment that reads the same in every address bar: the site redirects upper case, so only lower case is canonical. */
const URL_SAFE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Takes the text of a slug. */
export function checkUrlSafe(slug: unknown): Verdict {
  const value = text(slug)
  if (value === '' || URL_SAFE.test(value)) return true
  return 'Use lower-case letters a-z, digits and single hyphens only, for example "factory-automation-expo".'
}

/** Takes the slug of a landing page; the site's own addresses, language codes and API versions are taken. */
export function checkFreeSlug(slug: unknown): Verdict {
  const value = text(slug)
  return value === '' || isFreeSlug(value) || `"/${value}" is an address of the site itself. Choose another one.`
}

export function checkLinkTarget(href: unknown): Verdict {
  const value = text(href)
  if (value === '' || isLinkTarget(value)) return true
  return 'Write a path such as /events, or an address that starts with https://, mailto: or tel:.'
}

export function checkWebAddress(href: unknown): Verdict {
  const value = text(href)
  return value === '' || isWebAddress(value) || 'Write the whole address, starting with https://.'
}

/** Takes two ISO 8601 instants; `later` may be empty. */
export function checkAfter(later: unknown, earlier: unknown, message: string): Verdict {
  if (text(later) === '' || text(earlier) === '') return true
  return Date.parse(text(later)) > Date.parse(text(earlier)) || message
}

/** Takes an image value; a picture without an alternative text says nothing to a screen reader (WCAG 1.1.1). */
export function checkAltText(alt: unknown, image: { asset?: unknown } | undefined): Verdict {
  return !image?.asset || text(alt).trim() !== '' || 'Describe the image in one sentence, for visitors who can’t see it.'
}

/** Takes the rows of a table: every row has as many cells as the first. */
export function checkRectangle(rows: unknown): Verdict {
  const lengths = Array.isArray(rows) ? rows.map((row: { cells?: unknown[] }) => row.cells?.length ?? 0) : []
  const odd = lengths.findIndex((length) => length !== lengths[0])
  return (
    odd === -1 || `Row ${odd + 1} has ${lengths[odd]} cells, the first row has ${lengths[0]}. Give every row the same number.`
  )
}
