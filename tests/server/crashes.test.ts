import { expect, it } from 'vitest'
import { crashTheCms, crashTheServer } from '../load/crash-runs.ts'

/** The full form runs under `npm run test:load`. */
const SMALL = { count: 200, connections: 20, kills: 2, seed: 1 }

it('keeps every acknowledged registration exactly once while the server is killed under it', async () => {
  const { acknowledged, lost, doubled } = await crashTheServer(SMALL)
  expect(acknowledged).toHaveLength(SMALL.count)
  expect(lost).toEqual([])
  expect(doubled).toEqual([])
}, 240_000)

it('keeps every acknowledged registration exactly once while the CMS is killed under the server', async () => {
  const { acknowledged, statuses, lost, doubled } = await crashTheCms(SMALL)
  expect(acknowledged).toHaveLength(SMALL.count)
  expect(statuses[202]).toBeGreaterThan(0)
  expect(lost).toEqual([])
  expect(doubled).toEqual([])
}, 240_000)
