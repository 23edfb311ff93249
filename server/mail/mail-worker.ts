import { ClientError, type SanityClient } from '@sanity/client'
import type { Compose, StoredSubmission } from './compose.ts'
import { MailError, type SendMail } from './message.ts'

/** Sends the mails that submissions promise: never loses one, and repeats one at most once. */
export interface MailWorker {
  /** A submission was stored just now. */
  notify(id: string): void
  /** Sends what is due; resolves when nothing more is. */
  run(): Promise<void>
  /** Takes nothing new and waits for the mail that is being sent. */
  stop(): Promise<void>
}

export interface MailWorkerDeps {
  writer: SanityClient
  compose: Compose
  send: SendMail
  /** Epoch milliseconds, UTC. */
  now: () => number
  onError: (error: unknown) => void
  /** Epoch milliseconds since which no other process sends: older claims were left behind by a crash, whatever their age. */
  aloneSince?: number
}

interface MailState {
  state: 'pending' | 'sending' | 'sent' | 'failed' | 'outcomeUnknown'
  reason?: string
  attempts: number
  changedOn: string
}

type Due = StoredSubmission & { _rev: string; mail: MailState }

const MINUTE = 60_000
/** Milliseconds after which a claim counts as left behind by a crash; far longer than a mail takes. */
const LEASE = 5 * MINUTE
/** Milliseconds between looks for mails whose time has come. */
const INTERVAL = MINUTE
/** Tries before a mail counts as failed: with the growing pauses, about two days. */
const MAX_ATTEMPTS = 12
const BATCH = 50
/** Stands in `reason` while a mail is sent that an earlier claim may have sent already. */
const SECOND_CLAIM = 'The server stopped while sending; sent once more'

/** Times that noting a state may lose to another writer. */
const MAX_CONFLICTS = 10

const isConflict = (error: unknown) => error instanceof ClientError && error.statusCode === 409
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), 6 * 60 * MINUTE)

/** Only what decides whether a mail is due: however many wait behind a mail server that is away, none keeps another from its turn. */
const WAITING = `*[_type in ["eventRegistration", "webinarRequest", "demoRequest", "newsletterSubscription"]
  && mail.state in ["pending", "sending"] && status != "held"] | order(createdOn asc){_id, status, mail}`

/** Whether a mail may be taken now: it waits and its pause is over, or its claim was left behind. */
function isDue({ mail, status }: Due, now: number, aloneSince: number): boolean {
  const changedOn = Date.parse(mail.changedOn)
  // A time to come was noted by a clock that was set back since: waiting for it might take years.
  const since = Math.abs(now - changedOn)
  if (status === 'held') return false
  if (mail.state === 'sending') return since >= LEASE || changedOn < aloneSince
  return mail.state === 'pending' && (mail.attempts === 0 || since >= pauseAfter(mail.attempts))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isDueSubmission = (document: unknown): document is Due =>
  typeof document === 'object' &&
  document !== null &&
  'mail' in document &&
  typeof document.mail === 'object' &&
  document.mail !== null

export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { writer, compose, send, now, aloneSince = Number.NEGATIVE_INFINITY } = deps
  const fresh = new Set<string>()
  let running: Promise<void> | null = null
  let isStopped = false

  const setMail = (id: string, rev: string, mail: Omit<MailState, 'changedOn'>) => {
    const value: MailState = { ...mail, changedOn: new Date(now()).toISOString() }
    return writer
      .patch(id, { set: { mail: value } })
      .ifRevisionId(rev)
      .commit<Due>({ visibility: 'sync' })
  }

  /** Takes a submission for this process alone; null when another was faster or a third sending would be needed. */
  async function claim(due: Due): Promise<Due | null> {
    const isLeftBehind = due.mail.state === 'sending'
    const attempts = due.mail.attempts + 1
    try {
      if (isLeftBehind && due.mail.reason === SECOND_CLAIM) {
        await setMail(due._id, due._rev, {
          state: 'outcomeUnknown',
          reason: 'The server stopped twice while sending',
          attempts: due.mail.attempts,
        })
        return null
      }
      return await setMail(due._id, due._rev, { state: 'sending', attempts, ...(isLeftBehind ? { reason: SECOND_CLAIM } : {}) })
    } catch (error) {
      if (isConflict(error)) return null
      throw error
    }
  }

  /** Notes what became of a claimed mail, whatever else changed on the document meanwhile; a claim that is no longer ours is left alone. */
  async function settle(claimed: Due, mail: Omit<MailState, 'changedOn'>): Promise<void> {
    for (let attempt = 0; attempt < MAX_CONFLICTS; attempt++) {
      const current = await writer.getDocument(claimed._id)
      if (!isDueSubmission(current) || current.mail.state !== 'sending' || current.mail.changedOn !== claimed.mail.changedOn)
        return
      try {
        await setMail(current._id, current._rev, mail)
        return
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    }
    throw new Error(`Failed to note the state of the mail of ${claimed._id}: the document kept changing`)
  }

  function afterFailure(error: MailError, { attempts, reason }: MailState): Omit<MailState, 'changedOn'> | null {
    if (error.kind === 'unknown' && reason === SECOND_CLAIM) return { state: 'outcomeUnknown', reason: error.message, attempts }
    // The claim is left standing, as a crash would leave it: found again, it is sent once more.
    if (error.kind === 'unknown') return null
    const isOver = error.kind === 'refused' || attempts >= MAX_ATTEMPTS
    return { state: isOver ? 'failed' : 'pending', reason: error.message, attempts }
  }

  async function note(due: Due, error: unknown): Promise<void> {
    const failure = error instanceof MailError ? error : new MailError('retry', messageOf(error), error)
    const next = afterFailure(failure, due.mail)
    if (next !== null) await settle(due, next)
    if (failure !== error) deps.onError(error)
  }

  async function deliver(due: Due): Promise<void> {
    // Written before it is claimed: the shorter a claim, the rarer a crash within it.
    const message = await compose(due).catch((error: unknown) => ({ error }))
    const claimed = await claim(due)
    if (claimed === null) return
    try {
      if ('error' in message) throw message.error
      await send(message)
    } catch (error) {
      return note(claimed, error)
    }
    await settle(claimed, { state: 'sent', attempts: claimed.mail.attempts })
  }

  async function findDue(): Promise<void> {
    const waiting = await writer.withConfig({ perspective: 'raw' }).fetch<unknown[]>(WAITING)
    const due = waiting.filter(isDueSubmission).filter((document) => isDue(document, now(), aloneSince))
    // Interrupted ones last, or a server that keeps dying would only ever try the same mail.
    for (const { _id } of due.sort((a, b) => Number(a.mail.state === 'sending') - Number(b.mail.state === 'sending')))
      fresh.add(_id)
  }

  /** Out of the list before it is looked at: what is told of meanwhile is looked at again. */
  async function takeBatch(): Promise<unknown[]> {
    const ids = [...fresh].slice(0, BATCH)
    for (const id of ids) fresh.delete(id)
    try {
      return await writer.getDocuments(ids)
    } catch (error) {
      for (const id of ids) fresh.add(id)
      throw error
    }
  }

  async function sendAll(withScan: boolean): Promise<void> {
    if (withScan) await findDue()
    while (fresh.size > 0 && !isStopped) {
      for (const document of await takeBatch()) {
        if (isStopped) return
        if (isDueSubmission(document) && isDue(document, now(), aloneSince)) await deliver(document).catch(deps.onError)
      }
    }
  }

  async function runOnce(withScan: boolean): Promise<void> {
    try {
      await sendAll(withScan)
      running = null
      // What was told of after the last look.
      if (fresh.size > 0 && !isStopped) void start(false)
    } catch (error) {
      running = null
      deps.onError(error) // the CMS is away; the next look at the clock tries again
    }
  }

  function start(withScan: boolean): Promise<void> {
    running ??= runOnce(withScan)
    return running
  }

  const timer = setInterval(() => void start(true), INTERVAL)
  timer.unref()

  return {
    notify(id) {
      if (isStopped) return
      fresh.add(id)
      void start(false)
    },
    async run() {
      await running
      await start(true)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
