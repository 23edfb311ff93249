import { ClientError, type SanityClient } from '@sanity/client'
import { createKeyedHash } from '../submissions/keyed-hash.ts'
import { isEqualSecret } from '../submissions/signed-link.ts'

/** Ends subscriptions by the signed link that every mail to a subscriber carries. */
export interface Unsubscribe {
  /** The address for a subscription's document; it never expires, since mails don't. */
  link(documentId: string): Promise<string>
  /** Whether `signature` belongs to the document `id`. */
  isValid(id: string, signature: string): Promise<boolean>
  /** Repeatable; rejects when the CMS can't be reached. */
  end(id: string): Promise<void>
}

const MAX_TRIES = 5

export function createUnsubscribe(deps: {
  writer: SanityClient
  secret: string
  publicUrl: string
  now: () => number
}): Unsubscribe {
  const { writer, publicUrl } = deps
  const sign = createKeyedHash(deps.secret, 'newsletter unsubscribe')

  async function tryToEnd(id: string): Promise<boolean> {
    const stored = await writer.getDocument(id)
    if (!stored || stored.state === 'unsubscribed') return true
    const set = { state: 'unsubscribed', unsubscribedOn: new Date(deps.now()).toISOString() }
    try {
      await writer.patch(id, { set }).ifRevisionId(stored._rev).commit({ visibility: 'sync' })
      return true
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === 409) return false
      throw error
    }
  }

  return {
    link: async (documentId) =>
      `${publicUrl}/api/newsletter/unsubscribe?${new URLSearchParams({ id: documentId, signature: await sign(documentId) })}`,
    isValid: async (id, signature) => id.startsWith('newsletter-subscriptions.') && isEqualSecret(await sign(id), signature),
    async end(id) {
      for (let attempt = 0; attempt < MAX_TRIES; attempt++) if (await tryToEnd(id)) return
      throw new Error('Failed to unsubscribe: the document kept changing')
    },
  }
}
