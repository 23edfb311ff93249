import { ClientError, type SanityClient } from '@sanity/client'
import { checkForm, type FormErrors } from '#shared/forms/form.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import type { Fields } from './body.ts'
import type { Envelope } from './envelope.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { buildRecord, type SubmissionRecord } from './record.ts'

type Subscribed = 'subscribed' | 'already'

type Made = { ok: true; record: SubmissionRecord } | { ok: false; errors: FormErrors }

export interface Newsletter {
  /** Checks the address and makes its document; an address is one document however it is written. */
  record(fields: Fields, envelope: Envelope, policyRevision: string, acceptedAt: number): Promise<Made>
  /** Exact under races; the same form's repeat is told what the first was told. Rejects when the CMS can't be reached. */
  subscribe(record: SubmissionRecord): Promise<Subscribed>
}

/** Times that a write lost to another writer is tried again. */
const MAX_TRIES = 5

const isConflict = (error: unknown) => error instanceof ClientError && error.statusCode === 409

/** @param hash makes ids of addresses; its key is never changed, or known addresses would subscribe twice. */
export function createNewsletter(deps: {
  writer: SanityClient
  hash: KeyedHash
  /** Told the id of each document that is subscribed now. */
  onStored: (id: string) => void
}): Newsletter {
  const { writer, hash, onStored } = deps

  function subscribed({ _id }: SubmissionRecord): Subscribed {
    onStored(_id)
    return 'subscribed'
  }

  async function renew(record: SubmissionRecord, rev: string): Promise<boolean> {
    const { _id, _type, ...fields } = record
    try {
      await writer
        .patch(_id, { set: { ...fields, _type }, unset: ['unsubscribedOn', ...(fields.flags ? [] : ['flags'])] })
        .ifRevisionId(rev)
        .commit({ visibility: 'sync' })
      return true
    } catch (error) {
      if (isConflict(error)) return false
      throw error
    }
  }

  return {
    async record(fields, envelope, policyRevision, acceptedAt) {
      const checked = checkForm(newsletterForm, fields)
      if (!checked.ok) return checked
      const id = await hash(checked.values.email.toLowerCase())
      const derived = { state: 'subscribed', submission: envelope.id }
      const parts = { form: newsletterForm, id, envelope: { ...envelope, replaces: null }, answers: checked.values, derived }
      return { ok: true, record: buildRecord({ ...parts, policyRevision, mail: true, acceptedAt }) }
    },

    async subscribe(record) {
      for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
        const { results } = await writer.transaction().createIfNotExists(record).commit({ visibility: 'sync' })
        if (results.some(({ operation }) => operation === 'create')) return subscribed(record)
        const stored = await writer.getDocument(record._id)
        if (!stored) continue // erased in between
        if (stored.submission === record.submission) return 'subscribed'
        // What a machine sent may not keep a person out.
        const isHeldBack = stored.status === 'held' && record.status !== 'held'
        if (stored.state !== 'unsubscribed' && !isHeldBack) return 'already'
        if (await renew(record, stored._rev)) return subscribed(record)
      }
      throw new Error('Failed to subscribe: the document kept changing')
    },
  }
}
