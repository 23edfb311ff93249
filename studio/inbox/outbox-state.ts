/** Submissions that the server accepted and could not bring to the CMS, by number. */
export interface OutboxState {
  waiting: number
  refused: number
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Reads the outbox out of the answer of `/api/health`; null when it is not told of. */
export function outboxStateOf(health: unknown): OutboxState | null {
  const { waiting, refused } = Object(Object(Object(health).parts).outbox)
  return isCount(waiting) && isCount(refused) ? { waiting, refused } : null
}

const count = (number: number) => `${number} submission${number === 1 ? '' : 's'}`

/** What an editor reads about the outbox, most pressing first. */
export function outboxSentences(state: OutboxState): string[] {
  const sentences: string[] = []
  if (state.refused > 0)
    sentences.push(
      `The CMS refused ${count(state.refused)} for good. Nothing is lost: whoever runs the server finds each, with the reason, in the folder outbox/refused of its data folder.`,
    )
  if (state.waiting > 0) sentences.push(`${count(state.waiting)} waiting for the CMS: delivered as soon as it answers.`)
  return sentences.length > 0 ? sentences : ['Every submission that was accepted has reached the Inbox.']
}
