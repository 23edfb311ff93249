import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import type { Collection } from '#shared/forms/form.ts'
import type { Fields } from './body.ts'
import type { Catalogue } from './catalogue.ts'
import { readEnvelope } from './envelope.ts'
import { answersOf, isRefusal, SUBMISSION_KINDS, type SubmissionCollection, type Target } from './forms.ts'
import type { Newsletter } from './newsletter.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { isAccepted, type Outcome } from './outcome.ts'
import { buildRecord } from './record.ts'
import { isSame, refOf, type SubmissionStore } from './store.ts'

export interface AcceptanceDeps {
  catalogue: Catalogue
  store: SubmissionStore
  newsletter: Newsletter
  outbox: Outbox
  /** Milliseconds below which a measured fill time is suspicious. */
  minFillTime: number
  /** Epoch milliseconds, UTC. */
  now: () => number
  onError: (error: unknown) => void
  /** Address from which the brochure of this id may be downloaded for a while. */
  downloadLink: (brochureId: string) => Promise<string>
}

/** Checks the fields of a form and stores them under `id`; never rejects, and never says that something is stored that is not. */
export type Accept = (collection: Collection, fields: Fields, id: string) => Promise<Outcome>

const CONFLICT: Outcome = { status: 409, error: 'conflict' }
const UNAVAILABLE: Outcome = { status: 503, error: 'unavailable' }

export function createAcceptance(deps: AcceptanceDeps): Accept {
  const { catalogue, store, newsletter, outbox, now } = deps

  async function entryOf(
    collection: SubmissionCollection,
    fields: Fields,
    id: string,
    checked: Record<string, string>,
    target: Target,
  ) {
    const { form } = SUBMISSION_KINDS[collection]
    const answers = { ...answersOf(checked), ...target.answers }
    const names = [...new Set([...Object.keys(form.fields), ...Object.keys(answers), 'brochure'])]
    const parts = {
      form,
      id,
      envelope: readEnvelope(fields, deps.minFillTime),
      answers,
      derived: target.derived,
      mail: target.mail,
      acceptedAt: now(),
    }
    return { record: buildRecord({ ...parts, policyRevision: await catalogue.policyRevision() }), answers, names }
  }

  async function save(entry: OutboxEntry, id: string): Promise<Outcome> {
    const { record, answers, names } = entry
    const waits = ({ record: kept }: OutboxEntry): Outcome => (isSame(kept, answers, names) ? { status: 202, id } : CONFLICT)
    const waiting = outbox.find(record._id)
    if (waiting) return waits(waiting)
    try {
      const saved = await store.save(record, answers, names)
      return saved === 'different' ? CONFLICT : { status: saved === 'created' ? 201 : 200, id }
    } catch (error) {
      deps.onError(error)
      // Another try of the same form may have been put there meanwhile.
      return waits(await outbox.put(entry))
    }
  }

  /** The form in front of a brochure is answered with the way to its file. */
  async function withDownload(outcome: Outcome, { record }: OutboxEntry): Promise<Outcome> {
    const brochureId = record._type === brochureDownloadForm.type ? refOf(record.brochure) : undefined
    if (!isAccepted(outcome) || brochureId === undefined) return outcome
    return { ...outcome, more: { download: await deps.downloadLink(brochureId) } }
  }

  async function acceptRecord(collection: SubmissionCollection, fields: Fields, id: string): Promise<Outcome> {
    const kind = SUBMISSION_KINDS[collection]
    const checked = kind.check(fields)
    if (!checked.ok) return { status: 422, errors: checked.errors }
    const target = await kind.target(fields, catalogue, now())
    if (isRefusal(target)) return target
    const entry = await entryOf(collection, fields, id, checked.values, target)
    if (target.refusal === null) return withDownload(await save(entry, id), entry)
    // Stored while it was still open, and sent again because the answer got lost: it stays stored.
    if (outbox.find(entry.record._id)) return save(entry, id)
    const known = await store.find(entry.record._id, entry.answers, entry.names)
    return known === 'same' ? { status: 200, id } : target.refusal
  }

  async function acceptNewsletter(fields: Fields, id: string): Promise<Outcome> {
    const envelope = { ...readEnvelope(fields, deps.minFillTime), id }
    const made = await newsletter.record(fields, envelope, await catalogue.policyRevision(), now())
    if (!made.ok) return { status: 422, errors: made.errors }
    const { record } = made
    // What a machine sent waits beside what a person sends, as it would not keep the person out of the CMS.
    const key = record.status === 'held' ? `${record._id} held` : record._id
    const waits = ({ record: kept }: OutboxEntry): Outcome => {
      const outcome = kept.submission === record.submission ? 'subscribed' : 'already'
      return { status: 202, id, more: { outcome } }
    }
    const waiting = outbox.find(key)
    if (waiting) return waits(waiting)
    try {
      const outcome = await newsletter.subscribe(record)
      return { status: outcome === 'subscribed' ? 201 : 200, id, more: { outcome } }
    } catch (error) {
      deps.onError(error)
      return waits(await outbox.put({ record, answers: {}, names: [], key }))
    }
  }

  return async (collection, fields, id) => {
    try {
      return await (collection === 'newsletter-subscriptions'
        ? acceptNewsletter(fields, id)
        : acceptRecord(collection, fields, id))
    } catch (error) {
      deps.onError(error)
      return UNAVAILABLE
    }
  }
}
