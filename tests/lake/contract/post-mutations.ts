import type { World } from './world.ts'

/** Sends a body to the mutate endpoint as it is, without the official client's help. */
export const postMutations = (world: World, body: unknown, search = '') =>
  world.api(`/data/mutate/${world.dataset}${search}`, {
    as: 'administrator',
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
