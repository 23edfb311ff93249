import { useEffect, useState } from 'react'
import { type OutboxState, outboxSentences, outboxStateOf } from './outbox-state.ts'
import styles from './outbox-view.module.css'

/** Milliseconds between looks while the pane is open. */
const INTERVAL = 10_000

async function readOutbox(signal: AbortSignal): Promise<OutboxState | null> {
  const response = await fetch('/api/health', { signal })
  return outboxStateOf(await response.json())
}

/** Tells what the server accepted and could not bring into the CMS yet, or ever. */
export function OutboxView() {
  const [state, setState] = useState<OutboxState | null>()
  useEffect(() => {
    const leaving = new AbortController()
    const look = () =>
      readOutbox(leaving.signal).then(setState, () => {
        if (!leaving.signal.aborted) setState(null)
      })
    void look()
    const timer = setInterval(look, INTERVAL)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [])
  if (state === undefined) return null
  const sentences = state === null ? ['The server does not answer at the moment.'] : outboxSentences(state)
  return (
    <div className={styles.view} role="status" data-testid="outbox">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
