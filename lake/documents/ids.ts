const maximalLength = 128
const validId = /^(?!-)[A-Za-z0-9_-]+(\.(?!-)[A-Za-z0-9_-]+)*$/

/** Whether `id` may name a document: 1 to 128 of `A-Z a-z 0-9 . _ -`, no empty segment, no segment starting with `-`. */
export function isDocumentId(id: string): boolean {
  return id.length <= maximalLength && validId.test(id)
}

/** Whether `id` is a draft, `drafts.<published id>`. */
export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

/** Whether `id` belongs to a release, `versions.<release>.<published id>`. */
export function isVersionId(id: string): boolean {
  return id.startsWith('versions.') && id.indexOf('.', 'versions.'.length) > 0
}

/** Whether `id` is neither a draft nor a version: what its document says is live. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** Whether `id` lies in the lake's own namespace, such as `_.releases.<release>`. */
export function isSystemId(id: string): boolean {
  return id.startsWith('_.')
}

/** The id that a document of this group is published under: `drafts.x` and `versions.r.x` give `x`, all others themselves. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.slice(id.indexOf('.', 'versions.'.length) + 1)
  return id
}

/** The id of the draft of this document's group. */
export function draftIdOf(id: string): string {
  return `drafts.${publishedIdOf(id)}`
}

/** The release that a version belongs to, undefined for drafts and published documents. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.slice('versions.'.length, id.indexOf('.', 'versions.'.length)) : undefined
}
