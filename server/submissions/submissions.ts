/** The door of the submissions: what takes a form's post, checks it, and puts it where it is never lost. Knows no Node. */
import type { SanityClient } from '@sanity/client'
import { type Collection, checkForm } from '#shared/forms/form.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { createAcceptance } from './acceptance.ts'
import { type Availability, readAvailability } from './availability.ts'
import { type Fields, readBody } from './body.ts'
import { type Catalogue, createCatalogue, type SubjectKind } from './catalogue.ts'
import { readEnvelope } from './envelope.ts'
import { SUBMISSION_KINDS } from './forms.ts'
import { createKeyedHash } from './keyed-hash.ts'
import { createNewsletter } from './newsletter.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { type Outcome, outcomeResponse, type Refusal } from './outcome.ts'
import { readPlainPost } from './plain-post.ts'
import { createRateLimit } from './rate-limit.ts'
import { isSameOrigin } from './same-origin.ts'
import { createSameTry } from './same-try.ts'
import { createSubmissionStore } from './store.ts'

export interface SubmissionsDeps {
  /** Sees published documents only. */
  reader: SanityClient
  /** Writes documents below the collections' paths. */
  writer: SanityClient
  outbox: Outbox
  publicUrl: string
  /** Key of hashes; never changed. */
  secret: string
  /** Posts a minute and address. */
  rateLimit: number
  /** Milliseconds below which a measured fill time is suspicious. */
  minFillTime: number
  /** Epoch milliseconds, UTC. */
  now: () => number
  /** Told of faults that the visitor only sees as "not now"; never told what a visitor typed. */
  onError: (error: unknown) => void
  /** Told the id of each document right after it was stored. */
  onStored?: (id: string) => void
  /** Address from which the brochure of this id may be downloaded for a while. */
  downloadLink: (brochureId: string) => Promise<string>
  /** Stands in for the reader's own while the CMS is away. */
  catalogue?: Catalogue
}

/** A plain post's outcome; `fields` is what the visitor typed, for the page that shows it again. */
export interface PlainOutcome {
  collection: Collection
  outcome: Outcome
  fields: Fields
}

export interface Submissions {
  /** Answers `POST /api/<collection>` with JSON. `address` is the sender's, as rate limits count it. */
  post(collection: Collection, request: Request, address: string): Promise<Response>
  /** Takes a plain post at a page's address; null when no form stands there. */
  plainPost(request: Request, address: string): Promise<PlainOutcome | Refusal | null>
  /** Puts a waiting submission into the CMS; the reason when the CMS will never take it. Rejects when it can't be reached. */
  deliver(entry: OutboxEntry): Promise<string | null>
  /** Rejects when the CMS can't be reached. */
  availability(kind: SubjectKind, urlId: string): Promise<Availability | null>
}

const checkFields = (collection: Collection, fields: Fields) =>
  collection === 'newsletter-subscriptions' ? checkForm(newsletterForm, fields) : SUBMISSION_KINDS[collection].check(fields)

export function createSubmissions(deps: SubmissionsDeps): Submissions {
  const { reader, writer, outbox, secret, now, onStored = () => undefined } = deps
  const catalogue = deps.catalogue ?? createCatalogue(reader)
  const store = createSubmissionStore(writer, onStored)
  const newsletter = createNewsletter({ writer, hash: createKeyedHash(secret, 'newsletter'), onStored })
  const accept = createAcceptance({ ...deps, catalogue, store, newsletter })
  const takeToken = createRateLimit(deps.rateLimit, now)
  const sameTryHash = createKeyedHash(secret, 'same try')

  function refuseEarly(request: Request, address: string): Refusal | null {
    if (!isSameOrigin(request.headers, deps.publicUrl)) return { status: 403, error: 'foreignOrigin' }
    const retryAfter = takeToken(address)
    return retryAfter > 0 ? { status: 429, error: 'tooManyRequests', retryAfter } : null
  }

  /** Without the CMS an earlier try can't be seen, and an equal one waits in the outbox under the same id anyway. */
  const createdOn = (documentId: string) =>
    outbox.find(documentId)?.record.createdOn ?? store.createdOn(documentId).catch(() => null)

  return {
    async post(collection, request, address) {
      const refusal = refuseEarly(request, address)
      if (refusal) return outcomeResponse(refusal)
      const body = await readBody(request, 'json')
      if (!body.ok) return outcomeResponse(body.refusal)
      const { id } = readEnvelope(body.fields, deps.minFillTime)
      if (id !== null) return outcomeResponse(await accept(collection, body.fields, id))
      const checked = checkFields(collection, body.fields)
      return outcomeResponse({ status: 422, errors: { id: ['forms.errors.unknown'], ...(checked.ok ? {} : checked.errors) } })
    },

    async plainPost(request, address) {
      const refusal = refuseEarly(request, address)
      if (refusal?.status === 403) return refusal
      const body = await readBody(request, 'form')
      if (!body.ok) return body.refusal
      const { pathname } = new URL(request.url)
      const post = readPlainPost(pathname, body.fields)
      if (post === null) return null
      // Whoever has to wait keeps what was typed.
      if (refusal) return { collection: post.collection, outcome: refusal, fields: body.fields }
      const sameTry = createSameTry({ hash: sameTryHash, now, createdOn: async (id) => createdOn(`${post.collection}.${id}`) })
      const id = await sameTry([address, pathname, JSON.stringify(body.fields)])
      return { collection: post.collection, outcome: await accept(post.collection, post.fields, id), fields: body.fields }
    },

    async deliver({ record, answers, names }) {
      if (record._type === newsletterForm.type) {
        await newsletter.subscribe(record)
        return null
      }
      const saved = await store.save(record, answers, names)
      return saved === 'different' ? 'The CMS holds other values under the same id' : null
    },

    availability: (kind, urlId) => readAvailability(catalogue, kind, urlId, now()),
  }
}
