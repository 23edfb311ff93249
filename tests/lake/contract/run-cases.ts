import { afterAll, beforeAll, describe, test } from 'vitest'
import { accessCases } from './access-cases.ts'
import { actionCases } from './action-cases.ts'
import { assetCases } from './asset-cases.ts'
import { documentCases } from './document-cases.ts'
import { historyCases } from './history-cases.ts'
import { httpCases } from './http-cases.ts'
import { listenCases } from './listen-cases.ts'
import { listenEdgeCases } from './listen-edge-cases.ts'
import { liveCases } from './live-cases.ts'
import { mutationCases } from './mutation-cases.ts'
import { patchMutationCases } from './patch-cases.ts'
import { perspectiveCases } from './perspective-cases.ts'
import { queryCases } from './query-cases.ts'
import { queryProtocolCases } from './query-protocol-cases.ts'
import { referenceCases } from './reference-cases.ts'
import type { CaseGroup, World } from './world.ts'

/** The contract: what a client of Sanity may count on. */
export const contract: readonly CaseGroup[] = [
  queryCases,
  queryProtocolCases,
  perspectiveCases,
  accessCases,
  documentCases,
  patchMutationCases,
  mutationCases,
  referenceCases,
  actionCases,
  historyCases,
  listenCases,
  listenEdgeCases,
  liveCases,
  assetCases,
  httpCases,
]

/** Registers every case as a test over the worlds that `open` gives, one for each group. */
export function runContract(
  name: string,
  open: () => { world(name: string): World; close(): void | Promise<void> },
  isHosted = false,
): void {
  describe(name, () => {
    let place: ReturnType<typeof open>
    beforeAll(() => {
      place = open()
    })
    afterAll(() => place.close())

    for (const [index, group] of contract.entries()) {
      describe(group.title, () => {
        let world: World
        beforeAll(async () => {
          world = place.world(`g${index}`)
          await group.prepare?.(world)
        })
        for (const { title, run } of group.cases.filter((item) => !isHosted || !item.onlyLocal)) {
          test(title, () => run(world))
        }
      })
    }
  })
}
