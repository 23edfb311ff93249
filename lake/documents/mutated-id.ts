import type { Mutation } from './types.ts'

/** The id of the document that an applied mutation wrote to. */
export function mutatedId(mutation: Mutation): string {
  if ('create' in mutation) return mutation.create._id
  if ('createOrReplace' in mutation) return mutation.createOrReplace._id
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists._id
  return 'delete' in mutation ? mutation.delete.id : mutation.patch.id
}
