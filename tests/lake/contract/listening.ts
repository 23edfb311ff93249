import { expect } from 'vitest'
import { type EventReader, readEvents } from './event-reader.ts'
import type { Caller, World } from './world.ts'

/** Listens, checks the welcome, hands the reader over, and hangs up whatever happens. */
export async function listening(
  world: World,
  query: string,
  more: string,
  work: (events: EventReader) => Promise<void>,
  init: { as?: Caller; headers?: Record<string, string> } = {},
) {
  const { as = 'administrator', headers } = init
  const response = await world.api(`/data/listen/${world.dataset}?query=${encodeURIComponent(world.text(query))}${more}`, {
    as,
    ...(headers ? { headers } : {}),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  const events = readEvents(response)
  try {
    await work(events)
  } finally {
    await events.close()
  }
}

/** Creates a document that the listeners of these cases hear of. */
export const create = (world: World, name: string, fields: object = {}) =>
  world.client('administrator').create({ _id: world.id(name), _type: world.type('doc'), ...fields })
