import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestLake, ORIGIN, type TestLake, TOKENS } from '../support/test-lake.ts'

let lake: TestLake
beforeEach(() => {
  lake = createTestLake()
})
afterEach(() => lake.close())

/** A browser's end of a presence socket: calls, answers by id, and what the server pushed. */
function open(dataset = 'production') {
  const pushed: Record<string, unknown>[] = []
  const answers = new Map<unknown, (message: Record<string, unknown>) => void>()
  let isClosed = false
  const socket = {
    send(text: string) {
      if (text === '♥') return
      const message = JSON.parse(text)
      if (message.method === 'presence_subscription') pushed.push(message.params)
      else answers.get(message.id)?.(message)
    },
    close: () => {
      isClosed = true
    },
  }
  const connection = lake.lake.connect(socket, new Request(`${ORIGIN}/v2022-06-30/socket/${dataset}`))
  let id = 0
  const call = (method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      answers.set(++id, resolve)
      connection?.message(JSON.stringify({ jsonrpc: '2.0', id, method, params: { apiVersion: 'v1', ...params } }))
    })
  return {
    connection,
    call,
    pushed,
    isClosed: () => isClosed,
    authorize: (token: string) => call('authorization', { authorization: `Bearer ${token}` }),
  }
}

async function joined(token: string) {
  const member = open()
  await member.authorize(token)
  const { result } = await member.call('presence_subscribe')
  return { ...member, subscription: result }
}

describe('presence', () => {
  test('tells the others where somebody is, and not the one who is there', async () => {
    const ada = await joined(TOKENS.administrator)
    const bob = await joined(TOKENS.editor)
    const data = { sessionId: 's1', locations: [{ type: 'document', documentId: 'a', path: ['title'] }] }
    expect(await ada.call('presence_announce', { data })).toMatchObject({ result: 'ok' })
    expect(bob.pushed).toEqual([{ subscription: bob.subscription, result: { type: 'state', i: 'p-administrator', m: data } }])
    expect(ada.pushed).toEqual([])
  })

  test('passes roll calls and partings on', async () => {
    const ada = await joined(TOKENS.administrator)
    const bob = await joined(TOKENS.editor)
    await ada.call('presence_rollcall', { session: 's1' })
    await ada.call('presence_disconnect', { session: 's1' })
    expect(bob.pushed.map(({ result }) => result)).toEqual([
      { type: 'rollCall', i: 'p-administrator', session: 's1' },
      { type: 'disconnect', i: 'p-administrator', m: { session: 's1' } },
    ])
  })

  test('tells nothing to who did not say who they are, or is wrong about it', async () => {
    const stranger = open()
    expect(await stranger.call('presence_subscribe')).toHaveProperty('error')
    expect(await stranger.authorize('not-a-token')).toHaveProperty('error')
    expect(await stranger.call('presence_subscribe')).toHaveProperty('error')
  })

  test('tells nothing to who has left or unsubscribed', async () => {
    const [ada, bob, cyd] = [await joined(TOKENS.administrator), await joined(TOKENS.editor), await joined(TOKENS.viewer)]
    bob.connection?.closed()
    await cyd.call('presence_unsubscribe', { subscriptionId: cyd.subscription })
    await ada.call('presence_rollcall', { session: 's1' })
    expect([bob.pushed, cyd.pushed]).toEqual([[], []])
  })

  test('answers a call that it does not know with an error', async () => {
    const ada = await joined(TOKENS.administrator)
    expect(await ada.call('presence_frobnicate')).toMatchObject({
      error: { message: expect.stringContaining('presence_frobnicate') },
    })
  })

  test.each(['{', '[]', '{"id":1}', 'x'.repeat(70_000)])('hangs up on %.10j', (text) => {
    const member = open()
    member.connection?.message(text)
    expect(member.isClosed()).toBe(true)
  })

  test('has no socket for a dataset that there is not', () => {
    expect(open('nowhere').connection).toBeNull()
  })
})
