import { arm } from './parts/arm.ts'
import { beacon } from './parts/camera.ts'
import { fence } from './parts/cell.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { dimension } from './parts/dimension.ts'
import { railing } from './parts/equipment.ts'
import { guide } from './parts/floor.ts'
import { hall, liftedRoof, openHall } from './parts/hull.ts'
import { rect } from './parts/kit/shape.ts'
import { box, move, named, type Solid } from './parts/kit/solid.ts'
import { machine } from './parts/machine.ts'
import { carton } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { rack } from './parts/rack.ts'
import { bars, screen } from './parts/screen.ts'
import { DECK, scanner, vehicle } from './parts/vehicle.ts'
import { cellOnScreen, controlPanel, stand, tableModel } from './sets.ts'
import { banner } from './stage.ts'
import { energyZone, safetyZone, workpiece } from './zones.ts'

const stations = (xs: readonly number[], width = 1.7): Solid[] => xs.flatMap((x) => machine([x, 0, 0], width, 1.2))

/** Banners of the events about the plant as a whole, its traffic and its safety. */
export const PLANT_EVENT_PICTURES = {
  'factory-automation-expo': banner({
    solids: () => [
      box([-1, -1, 0], [8, 6, 0.15]),
      ...move(
        [
          box(
            [0, 0, 0],
            [6.4, 0.2, 2.8],
            [rect('y', [3.6, 0.2, 1.2], 2.4, 1.3, 'top'), ...bars([3.8, 0.2, 1.35], [2, 0.95], [0.4, 0.55, 0.5, 0.8, 0.95])],
          ),
          box([0, 0.2, 0], [0.2, 3.4, 2.8]),
          conveyor('x', [1.2, 2.6, 0], 5.2, 0.4),
          ...[1.6, 3.1, 5].map((x) => workpiece(x, 2.6)),
          ...arm([3.4, 0.95, 0], { turn: 104, reach: 2, height: 1.25, size: 1.15 }, 'arm'),
        ],
        [0, 0, 0.15],
      ),
      ...[
        [-6, -7],
        [2, -8],
        [9.4, -6],
        [-8.4, 0],
      ].flatMap(([x = 0, y = 0]) => stand([x, y, 0])),
      person([6.4, 5.8, 0], 'points-right'),
      person([7.6, 5.2, 0]),
      person([-2.4, 3.4, 0]),
      person([8.6, 1.4, 0], 'points-left'),
      person([3.2, -3.4, 0]),
    ],
    centre: [3, 2.7, 1],
    scale: 47,
    signal: 'arm',
  }),
  'smart-factory-days': banner({
    solids: () => [
      ...openHall([0, 0, 0], { teeth: 3, tooth: 4.4, depth: 6, eaves: 3.6, ridge: 5 }),
      ...liftedRoof([0, 0, 0], { teeth: 3, tooth: 4.4, depth: 3, eaves: 3.6, ridge: 5 }, 1.4),
      conveyor('x', [0.6, 3, 0], 12, 0.5),
      ...move(stations([1.6, 4.8, 8]), [0, 3, 0]),
      ...[4, 7.2, 10.6].map((x) => workpiece(x, 3)),
      railing('x', [4, 7.6, 0], 6),
      person([6, 8.1, 0], 'points-right'),
      named('visitor', person([7.1, 8.1, 0])),
    ],
    centre: [6.7, 4.9, 2.5],
    scale: 39,
    signal: 'visitor',
  }),
  'intralogistics-show': banner({
    solids: () => [
      ...rack(
        [-1.5, -4, 0],
        [
          [1.1, 0.9, 1],
          [0.8, 1.2, 1.1],
          [1.2, 0, 0.9],
          [1, 1.1, 0],
          [0.7, 1, 1.1],
        ],
      ),
      ...rack(
        [-4.6, -4, 0],
        [
          [1.1, 1, 1],
          [0.8, 1.2, 1.1],
          [1.2, 0.9, 0.9],
          [1, 1.1, 0.9],
          [0.7, 1, 1.1],
        ],
      ),
      guide([
        [1.2, -8],
        [1.2, 12],
      ]),
      named('vehicle', vehicle('y', [0.65, 2, 0])),
      scanner([1.5, 3.5, DECK]),
      carton([0.75, 2.2, DECK], [0.9, 1.1, 0.85]),
      conveyor('y', [3.4, -5, 0], 12, 0.5),
      ...[-3.6, -1.6, 0.6, 2.6, 4.8].map((y) => carton([3.6, y, BELT], [0.6, 0.7, 0.5])),
      person([2.4, -1.6, 0]),
    ],
    centre: [1.4, 1.6, 1.4],
    scale: 68,
    signal: 'vehicle',
  }),
  'machine-safety-workshop': banner({
    solids: () => [
      ...safetyZone(0.3),
      person([3.3, 7.8, 0], 'points-left'),
      controlPanel([2.1, 7.3, 0]),
      conveyor('x', [-9, 1.4, 0], 8.6),
      ...[-7, -5, -2.6].map((x) => workpiece(x, 1.4)),
      ...rack(
        [-6, 4, 0],
        [
          [1, 1],
          [0.8, 1.1],
          [1, 0.9],
        ],
      ),
    ],
    centre: [2.6, 3.6, 1],
    scale: 58,
    signal: 'arm',
  }),
  'energy-open-house': banner({
    solids: () => [
      ...energyZone(),
      person([-1.4, 2.4, 0], 'points-right'),
      person([-1.6, 0.6, 0]),
      conveyor('x', [-12, -3, 0], 20),
      ...[-9, -6.6, -4, -2, 1, 4].map((x) => workpiece(x, -3)),
    ],
    centre: [2.4, 0.8, 2.2],
    scale: 56,
    signal: 'peak',
  }),
  'factory-modelling-round-table': banner({
    solids: () => [
      ...tableModel([0, 0, 0]),
      person([-0.7, 1, 0], 'points-right'),
      person([1.2, -0.8, 0]),
      person([3.6, 0.7, 0], 'points-left'),
      person([1.6, 2.6, 0]),
    ],
    centre: [1.3, 0.8, 0.95],
    scale: 94,
    signal: 'roof',
  }),
  'digital-plant-meeting': banner({
    solids: () => [
      ...tableModel([0, 0, 0], 0.9),
      dimension('x', [0.45, 1.55, 0.92], 1.86, 0.1),
      dimension('y', [2.5, 0.3, 0.92], 1, 0.1),
      dimension('z', [2.5, 1.42, 0.92], 0.5, 0.1),
      person([-0.8, 0.5, 0], 'points-right'),
      person([4, 0.9, 0]),
    ],
    centre: [1.5, 0.8, 1.3],
    scale: 104,
    signal: 'roof',
  }),
  'commissioning-lab': banner({
    solids: () => [
      ...safetyZone(0.3),
      screen([7.4, 2.4, 0], [3.4, 2.1], (corner) => cellOnScreen(corner), 1.1),
      person([8.2, 5, 0], 'points-right'),
    ],
    centre: [5, 3.4, 1],
    scale: 54,
    signal: 'arm',
  }),
  'robot-cell-safety-day': banner({
    solids: () => [
      ...fence('x', [0, 0, 0], 6, 3, { mesh: 0.3 }),
      ...fence('y', [0, 0.1, 0], 5.9, 3, { mesh: 0.3, ends: false }),
      ...fence('y', [6, 0.1, 0], 5.9, 3, { mesh: 0.3, ends: false }),
      ...fence('x', [0, 6, 0], 2, 1, { mesh: 0.3 }),
      ...fence('x', [4, 6, 0], 2, 1, { mesh: 0.3 }),
      ...fence('y', [4, 6.2, 0], 1.9, 1, { mesh: 0.3 }),
      ...arm([2.4, 2.6, 0], { turn: -30, reach: 1.8, height: 1.1, size: 1.25 }),
      box([3.5, 1.2, 0], [1.3, 1.3, 0.8]),
      named('lamp', beacon([1.95, 6.05, 1.9])),
      person([2.6, 8.2, 0], 'points-left'),
    ],
    centre: [2.9, 3.9, 1],
    scale: 58,
    signal: 'lamp',
  }),
  'shop-floor-open-day': banner({
    solids: () => [
      hall([-4, -6, 0], { teeth: 3, tooth: 4.4, depth: 6, eaves: 3.8, ridge: 5.6 }, true),
      guide([
        [-1.8, 0.1],
        [-1.8, 9],
      ]),
      guide(
        [
          [-3, 0.1],
          [-3, 9],
        ],
        'process',
      ),
      guide(
        [
          [-0.6, 0.1],
          [-0.6, 9],
        ],
        'process',
      ),
      named('vehicle', vehicle('y', [-2.35, 1.1, 0])),
      scanner([-1.5, 2.6, DECK]),
      carton([-2.2, 1.3, DECK], [0.8, 1, 0.8]),
      person([0.4, 1, 0], 'points-left'),
      person([0.6, 2.8, 0]),
      person([1.9, 1.4, 0]),
      person([-3.6, 3.4, 0], 'points-right'),
    ],
    centre: [-0.7, 1.2, 1.2],
    scale: 68,
    signal: 'vehicle',
  }),
} as const
