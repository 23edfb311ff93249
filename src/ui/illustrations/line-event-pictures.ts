import { cameraStand, fieldOfView } from './parts/camera.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { curvedConveyor } from './parts/curved-conveyor.ts'
import { checkList, clock, filler, gallows, placementHead } from './parts/equipment.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import { box, move, named, type Solid } from './parts/kit/solid.ts'
import { machine } from './parts/machine.ts'
import { carton, pallet } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { blisterPack, circuitBoard, gearbox, jar, pumpBottle, spool } from './parts/products.ts'
import { bars, curve, screen } from './parts/screen.ts'
import { several, spoolRack, washer } from './sets.ts'
import { banner } from './stage.ts'
import { workpiece } from './zones.ts'

const stations = (xs: readonly number[], width = 1.7): Solid[] => xs.flatMap((x) => machine([x, 0, 0], width, 1.2))

/** Banners of the events about lines and what runs on them. */
export const LINE_EVENT_PICTURES = {
  'line-balancing-clinic': banner({
    solids: () => [
      conveyor('x', [-9, 0, 0], 26),
      ...stations([-7, -4, -1, 2, 5, 8]),
      ...[-8, -4.9, -1.9, 1.1, 4.1, 7.1, 10.4].map((x) => workpiece(x, 0)),
      named('clock', clock([2.85, 0.4, 2.8], 0.62, 0.5)),
      person([0, 3, 0], 'points-right'),
      person([4, 3.2, 0]),
      screen([-3.6, 2.8, 0], [2.2, 1.3], (corner) => bars(corner, [1.9, 1], [0.5, 0.6, 0.95, 0.55, 0.7, 0.45])),
    ],
    centre: [1.4, 1.2, 1.6],
    scale: 44,
    signal: 'clock',
  }),
  'vision-inspection-day': banner({
    solids: () => [
      conveyor('x', [-7, -0.1, 0], 15, 0.4, 1.2),
      ...cameraStand([0, 0, 0], 3.4),
      ...gearbox([0.1, 0.5, BELT]).map(({ name: _, ...solid }) => solid),
      ...fieldOfView([-0.7, -0.05, BELT + 0.01], [0.13, 0.5, 2.45], [1.6, 1.1]),
      ...several(gearbox, [
        [-3.2, 0.5, BELT],
        [3.6, 0.5, BELT],
      ]),
      person([-2.2, 2.5, 0], 'points-right'),
      screen([1.4, -1.9, 0], [2.2, 1.4], (corner) => curve(corner, [1.8, 1], [0.1, 0.3, 0.25, 0.6, 0.55, 0.9]), 1.6),
      ...machine([-6, 0, 0], 1.9),
    ],
    centre: [0.3, 0.7, 1.6],
    scale: 84,
    signal: 'camera',
  }),
  'pharma-validation-seminar': banner({
    solids: () => [
      conveyor('x', [-7, -0.25, 0], 15, 0.4, 1.5),
      ...cameraStand([0, 0, 0], 3),
      ...blisterPack([0.1, 0.5, BELT]),
      ...several(blisterPack, [
        [-2.2, 0.5, BELT],
        [2.4, 0.5, BELT],
        [-4.4, 0.5, BELT],
        [4.6, 0.5, BELT],
      ]),
      ...fieldOfView([-0.7, 0.05, BELT + 0.01], [0.13, 0.5, 2.05], [1.6, 0.9]),
      checkList([1.3, -2, 0]),
      person([-1.6, 2.6, 0], 'points-right'),
    ],
    centre: [0.6, 0.4, 1.5],
    scale: 88,
    signal: 'accent',
  }),
  'textile-automation-fair': banner({
    solids: () => [
      ...spoolRack([-1, -1.4, 0]),
      box([-2, 1.2, 0], [0.26, 0.26, 3.2]),
      box([5.6, 1.2, 0], [0.26, 0.26, 3.2]),
      box([-2, 1.2, 3.2], [7.86, 0.26, 0.26]),
      box([2.1, 1.1, 2.5], [0.7, 0.46, 0.7]),
      box([2.39, 1.28, 2.05], [0.12, 0.12, 0.45]),
      ...spool([2.45, 1.34, 0.95]).map((solid) => solid),
      conveyor('x', [-4, 2.8, 0], 12, 0.4, 1.3),
      ...several(spool, [
        [-2.4, 3.45, BELT],
        [-0.8, 3.45, BELT],
        [4.2, 3.45, BELT],
      ]),
    ],
    centre: [1.9, 1.4, 1.35],
    scale: 74,
    signal: 'accent',
  }),
  'electronics-assembly-fair': banner({
    solids: () => [
      conveyor('x', [-7, -0.2, 0], 15, 0.4, 1.4),
      ...gallows([0, 0, 0], 2.9, placementHead).map((solid, i) => (i === 1 ? named('head', solid) : solid)),
      ...several(circuitBoard, [
        [0.1, 0.5, BELT],
        [-2.3, 0.5, BELT],
        [2.5, 0.5, BELT],
        [-4.7, 0.5, BELT],
        [4.9, 0.5, BELT],
      ]),
      ...gallows([-3.6, 0, 0], 2.9, placementHead),
      person([-2, 2.5, 0], 'points-right'),
    ],
    centre: [0.2, 0.6, 1.5],
    scale: 88,
    signal: 'head',
  }),
  'packaging-line-forum': banner({
    solids: () => [
      conveyor('x', [-9, -0.1, 0], 18, 0.4, 1.2),
      ...move(filler([0, 0, 0], 4), [-4, 0, 0]),
      ...several(
        pumpBottle,
        [-6.4, -5.2, -3.55, -2.9, -2.3, -1.6, 1.3, 2.3].map((x): Vec3 => [x, 0.5, BELT]),
      ),
      ...pumpBottle([0.1, 0.5, BELT]),
      ...machine([3.4, 0, 0], 2.4),
      pallet([3.8, 3.4, 0], 0.8),
      carton([6.2, 0.15, BELT], [0.9, 0.7, 0.7]),
      person([-0.4, 2.8, 0], 'points-left'),
    ],
    centre: [0.2, 0.8, 1.5],
    scale: 66,
    signal: 'accent',
  }),
  'food-line-forum': banner({
    solids: () => [
      conveyor('x', [-9, 0, 0], 9, 0.5, 1.3),
      curvedConveyor([0, 2.4, 0], 1.1, 1.3),
      conveyor('y', [1.1, 2.4, 0], 9, 0.5, 1.3),
      ...move(filler([0, 0, 0], 3), [-5.4, 0.1, 0]),
      ...several(
        jar,
        [-7.4, -4.9, -4.2, -3.6, -2.2, -1].map((x): Vec3 => [x, 0.65, BELT]),
      ),
      ...several(
        jar,
        [3.2, 4.6].map((y): Vec3 => [1.75, y, BELT]),
      ),
      ...jar([1.05, 1.15, BELT]),
      ...washer([0.7, 6, 0]),
      person([-2, 3.4, 0], 'points-right'),
    ],
    centre: [-0.4, 1.7, 1.1],
    scale: 66,
    signal: 'accent',
  }),
} as const
