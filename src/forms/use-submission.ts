import { useRef, useState } from 'react'
import type { FormErrors } from '#shared/forms/form.ts'
import { uuid } from '#src/lib/uuid.ts'

/** Why a submission was not taken, as the visitor is told. */
export type Failure = 'failed' | 'offline' | 'tooMany' | 'closed' | 'gone'

/** What became of one try. */
export type Sent = { ok: true; answer: unknown } | { ok: false; failure: Failure } | { ok: false; errors: FormErrors }

const TIMEOUT = 30_000
const FAILURES: Readonly<Record<number, Failure>> = { 404: 'gone', 410: 'closed', 429: 'tooMany' }

async function post(endpoint: string, body: object): Promise<Response | null> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch {
    // The network is down, or the answer didn't come in time: the same uuid makes another try harmless.
    return null
  }
}

/** Whether other values are stored under the uuid; a recording that is asked for too early has the same status. */
async function isConflict(response: Response): Promise<boolean> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return Object(answer).error === 'conflict'
}

async function read(response: Response | null): Promise<Sent> {
  if (!response) return { ok: false, failure: navigator.onLine === false ? 'offline' : 'failed' }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: true, answer }
  if (response.status === 422 && typeof answer === 'object' && answer !== null && 'errors' in answer) {
    // The server answers 422 with message keys by field (the contract of every form endpoint).
    return { ok: false, errors: answer.errors as FormErrors }
  }
  return { ok: false, failure: FAILURES[response.status] ?? 'failed' }
}

/**
 * Sends a form to its endpoint. Every try of one submission carries the same uuid, made at the first one, so that a retry or a lost answer
 * stores nothing twice; where other values were stored under it, the new ones go under a fresh uuid and replace them.
 */
export function useSubmission(endpoint: string) {
  const [sending, setSending] = useState(false)
  const id = useRef<string | null>(null)
  const send = async (values: object): Promise<Sent> => {
    setSending(true)
    try {
      id.current ??= uuid()
      let response = await post(endpoint, { ...values, id: id.current })
      if (response?.status === 409 && (await isConflict(response))) {
        const replaces = id.current
        id.current = uuid()
        response = await post(endpoint, { ...values, id: id.current, replaces })
      }
      const sent = await read(response)
      // What is sent after this is another submission.
      if (sent.ok) id.current = null
      return sent
    } finally {
      setSending(false)
    }
  }
  return { sending, send }
}
