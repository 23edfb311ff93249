import { describe, expect, it } from 'vitest'
import { outboxSentences, outboxStateOf } from '#studio/inbox/outbox-state.ts'

describe('the outbox in the Inbox', () => {
  it('is read from the health of the server, and from nothing else', () => {
    expect(outboxStateOf({ parts: { outbox: { state: 'failing', waiting: 3, refused: 1 } } })).toEqual({ waiting: 3, refused: 1 })
    for (const answer of [null, 'ok', {}, { parts: {} }, { parts: { outbox: { waiting: '3', refused: 1 } } }])
      expect(outboxStateOf(answer)).toBeNull()
  })

  it('tells of refused submissions first, and where they are kept', () => {
    const [first, second] = outboxSentences({ waiting: 1, refused: 2 })
    expect(first).toContain('refused 2 submissions')
    expect(first).toContain('outbox/refused')
    expect(second).toContain('1 submission')
  })

  it('says so when nothing is amiss', () => {
    expect(outboxSentences({ waiting: 0, refused: 0 })).toEqual(['Every submission that was accepted has reached the Inbox.'])
  })
})
