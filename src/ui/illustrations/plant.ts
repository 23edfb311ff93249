import { arm } from './parts/arm.ts'
import { scanStation } from './parts/camera.ts'
import { floor, guide } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import { move, type Solid } from './parts/kit/solid.ts'
import { pallet } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { rack } from './parts/rack.ts'
import { DECK, vehicle } from './parts/vehicle.ts'
import { cycleZone, energyZone, inspectionZone, lineZone, modelZone, planningZone, safetyZone, shopFloorZone } from './zones.ts'

/** The whole imaginary plant: 31 by 22 m, x to the lower right, y to the lower left. */
export function plant(): Solid[] {
  return [
    floor([-1.5, -1, 0], [31.5, 22.5], 2, 0.5),
    ...move(modelZone(), [0.8, 0, 0]),
    scanStation([19.8, 4.6, 0]),
    person([21.2, 4.6, 0], 'points-left'),
    ...move(lineZone(), [4, 8.6, 0]),
    ...move(cycleZone(), [4, 8.6, 0]),
    ...move(inspectionZone(), [13.9, 8.6, 0]),
    ...arm([17.2, 11.1, 0], { turn: -60, reach: 1.7, height: 1.4 }),
    ...move(safetyZone(), [22.6, 7.6, 0]),
    ...rack(
      [-0.8, 7.2, 0],
      [
        [1.1, 0.9, 1.1],
        [0.8, 1.2, 0],
        [1.2, 0, 0.9],
        [0.9, 1.1, 1],
      ],
    ),
    ...move(planningZone(), [1.2, 16.3, 0]),
    ...move(shopFloorZone(), [10.2, 14.1, 0]),
    ...move(energyZone(), [20, 17.6, 0]),
    guide([
      [1.2, 7.4],
      [1.2, 15.4],
      [8.6, 15.4],
    ]),
    vehicle('x', [16.4, 17.5, 0]),
    pallet([16.55, 17.65, DECK], 0.6),
    person([10.6, 7.2, 0]),
  ]
}

/** The hero: all of it, the guarded robot in the signal colour. */
export const HERO: Picture = {
  id: 'hero',
  solids: plant,
  view: { width: 1200, height: 780, margin: 8 },
  signal: 'arm',
  weight: 1.25,
}
