import { beacon } from './parts/camera.ts'
import { conveyor } from './parts/conveyor.ts'
import { floor, guide } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import { box, named, type Solid } from './parts/kit/solid.ts'
import { pallet } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { rack } from './parts/rack.ts'
import { controlPanel } from './sets.ts'
import { workpiece } from './zones.ts'

const still = (id: string, solids: () => readonly Solid[], signal: string): Picture => ({
  id,
  solids,
  view: { width: 480, height: 320, margin: 8 },
  signal,
})

/** What a page shows when there is nothing else to show. */
export const STATE_PICTURES = {
  /** An address that leads nowhere: a line that ends, its last part waiting, the way on only dashed. */
  'not-found': still(
    'state-not-found',
    () => [
      floor([-0.6, -0.6, 0], [8.6, 2.6], 1),
      conveyor('x', [-0.2, 0, 0], 4.6, 0.4),
      workpiece(0.4, 0),
      workpiece(2, 0),
      named('last', workpiece(3.6, 0)),
      guide([
        [4.7, 0.1],
        [7.6, 0.1],
      ]),
      guide([
        [4.7, 0.9],
        [7.6, 0.9],
      ]),
    ],
    'last',
  ),
  /** Something failed on our side: a conveyor that stands, its lamp lit, somebody on the way. */
  failed: still(
    'state-failed',
    () => [
      floor([-0.6, -1, 0], [7.6, 4], 1),
      conveyor('x', [-0.2, 0, 0], 6.8, 0.4),
      ...[0.6, 2.4, 4.2, 5.6].map((x) => workpiece(x, 0)),
      box([3.35, -0.35, 0], [0.1, 0.1, 1]),
      named('lamp', beacon([3.4, -0.3, 1])),
      controlPanel([5.3, 1.5, 0]),
      person([4.2, 1.8, 0], 'points-right'),
    ],
    'lamp',
  ),
  /** Nothing matches or nothing is there yet: an empty rack, one pallet waiting. */
  empty: still(
    'state-empty',
    () => [
      floor([-0.6, -0.6, 0], [5.4, 5.4], 1),
      ...rack(
        [0, 0, 0],
        [
          [0, 0],
          [0, 0],
        ],
      ),
      named('pallet', pallet([2.2, 1.6, 0], 0)),
      person([3, 3.6, 0], 'points-left'),
    ],
    'pallet',
  ),
} as const satisfies Record<string, Picture>
