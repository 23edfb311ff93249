import { arm } from './parts/arm.ts'
import { scanStation } from './parts/camera.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { channels, contactor, emergencyStop, relay } from './parts/electrics.ts'
import { compressor, floorArrow, ringLight } from './parts/equipment.ts'
import { guide } from './parts/floor.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import { circle, line, rect } from './parts/kit/shape.ts'
import { box, cylinder, flat, join, move, named, type Solid } from './parts/kit/solid.ts'
import { machine } from './parts/machine.ts'
import { carton } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { gearbox } from './parts/products.ts'
import { rack } from './parts/rack.ts'
import { curve } from './parts/screen.ts'
import { DECK, scanner, vehicle } from './parts/vehicle.ts'
import { ghost } from './sets.ts'
import { banner } from './stage.ts'
import { planningZone, workpiece } from './zones.ts'

/** A robot with its work on a table: a welding cell without its fence. */
const weldingCell = (): Solid[] => [
  box([-0.6, -0.6, 0], [4, 3.2, 0.12]),
  ...arm([0.6, 0.9, 0.12], { turn: -8, reach: 1.9, height: 1.2, size: 1.2 }),
  box([1.9, 0.2, 0.12], [1.3, 1.4, 0.75]),
  box([2.2, 0.6, 0.87], [0.7, 0.6, 0.2]),
]

/** Rays from a scanner's head to points on the things around it. */
const rays = (from: Vec3, targets: readonly Vec3[]): Solid[] =>
  targets.map((to) => {
    const low: Vec3 = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.min(from[2], to[2])]
    const high: Vec3 = [Math.max(from[0], to[0]), Math.max(from[1], to[1]), Math.max(from[2], to[2])]
    return flat(low, high, [line([from, to], 'process')])
  })

/** Banners of the sample webinars, by the key of their document's id. */
export const WEBINAR_PICTURES = {
  'scan-to-bim': banner({
    solids: () => [
      conveyor('x', [-8, -2.6, 0], 17),
      ...move([...machine([-3.4, 0, 0], 2), ...machine([0.6, 0, 0], 2)], [0, -2.6, 0]),
      ...rack(
        [-5.4, 0.4, 0],
        [
          [1.1, 0.9],
          [0.8, 1.2],
          [1.2, 1],
        ],
      ),
      box([3.6, -0.6, 0], [1.2, 1.2, 1.8]),
      named('scanner', scanStation([0, 1.6, 0])),
      ...rays(
        [0, 1.75, 1.62],
        [
          [-3.4, -0.9, 2.6],
          [-1.4, -0.9, 1.6],
          [0.6, -0.9, 2.4],
          [2.6, -0.9, 1.6],
          [3.6, 0.6, 1.2],
          [-4.2, 1.6, 1.5],
          [-4.2, 3.4, 0.6],
          [2.4, 3, 0],
          [-1.6, 4, 0],
        ],
      ),
      person([-1.9, 2.5, 0], 'points-right'),
    ],
    centre: [-0.1, 0.6, 1.3],
    scale: 66,
    signal: 'scanner',
  }),
  'twin-of-a-cell': banner({
    solids: () => [
      ...weldingCell().map((solid, i) => (i === 2 ? named('arm', solid) : solid)),
      ...move(ghost(weldingCell()), [3.4, -3.4, 0]),
    ],
    centre: [3.1, -0.7, 0.8],
    scale: 60,
    signal: 'arm',
  }),
  'camera-selection': banner({
    solids: () => [
      box([-1.2, -0.8, 0], [5.4, 1.6, 0.8]),
      box(
        [-0.8, -0.45, 0.8],
        [0.8, 0.9, 0.9],
        [
          rect('y', [-0.6, 0.45, 1.2], 0.4, 0.3, 'top'),
          circle('x', [0, 0, 1.25], 0.3, 'left'),
          circle('x', [0, 0, 1.25], 0.18, 'right'),
        ],
      ),
      ringLight([1.5, 0, 0.8], 0.55),
      named(
        'lens',
        join([
          cylinder('z', [3.3, 0, 0.8], 0.42, 0.3),
          cylinder('z', [3.3, 0, 1.1], 0.36, 0.5, [
            circle('z', [3.3, 0, 1.6], 0.24, 'right'),
            circle('z', [3.3, 0, 1.6], 0.12, 'top'),
          ]),
        ]),
      ),
      ...move(
        gearbox([0, 0, 0]).map(({ name: _, ...solid }) => solid),
        [1.6, 2.6, 0],
      ),
      flat(
        [1, 3.3, 0],
        [2.2, 3.3, 0],
        [
          line(
            [
              [1, 3.3, 0],
              [2.1, 3.3, 0],
            ],
            'process',
          ),
          line(
            [
              [1, 3.2, 0],
              [1, 3.4, 0],
            ],
            'process',
          ),
          line(
            [
              [2.1, 3.2, 0],
              [2.1, 3.4, 0],
            ],
            'process',
          ),
        ],
      ),
      flat(
        [2.6, 2.2, 0],
        [2.6, 2.9, 0],
        [
          line(
            [
              [2.6, 2.24, 0],
              [2.6, 2.96, 0],
            ],
            'process',
          ),
          line(
            [
              [2.5, 2.24, 0],
              [2.7, 2.24, 0],
            ],
            'process',
          ),
          line(
            [
              [2.5, 2.96, 0],
              [2.7, 2.96, 0],
            ],
            'process',
          ),
        ],
      ),
    ],
    centre: [1.4, 1, 0.9],
    scale: 78,
    signal: 'lens',
  }),
  'energy-anomalies': banner({
    solids: () => [
      ...compressor([1.4, 2.2, 0]),
      box(
        [-1.6, 0, 0.6],
        [7, 0.14, 2.6],
        [
          rect('y', [-1.45, 0.14, 0.75], 6.7, 2.3, 'top'),
          line(
            [
              [-1.2, 0.14, 2.2],
              [5, 0.14, 2.2],
            ],
            'guide',
          ),
          ...curve(
            [-1.2, 0.14, 1],
            [6.2, 1.9],
            [0.3, 0.35, 0.3, 0.4, 0.34, 0.38, 0.32, 0.36, 0.98, 0.42, 0.34, 0.4, 0.33, 0.36, 0.3],
          ),
        ],
      ),
      ...[-1.2, 4.8].map((x) => box([x, 0, 0], [0.16, 0.14, 0.6])),
      named('peak', flat([2.1, 0.15, 2.6], [2.6, 0.15, 3.1], [circle('y', [-1.2 + (6.2 * 8) / 14, 0.15, 2.86], 0.16, 'top')])),
      person([4.6, 2.2, 0], 'points-left'),
    ],
    centre: [1.9, 1, 1.5],
    scale: 58,
    signal: 'peak',
  }),
  'guided-vehicles': banner({
    solids: () => [
      guide([
        [-12, 0.55],
        [12, 0.55],
      ]),
      guide([
        [3.6, -12],
        [3.6, 12],
      ]),
      ...[0, 1, 2, 3].map((i) =>
        flat([2.6, -1 + i, 0], [4.6, -0.6 + i, 0], [rect('z', [2.6, -1 + i * 0.9, 0], 2, 0.45, 'left')]),
      ),
      named('vehicle', vehicle('x', [-0.6, 0, 0])),
      scanner([0.9, 0.2, DECK]),
      carton([-0.45, 0.12, DECK], [1.1, 0.85, 0.8]),
      floorArrow('x', [2, 0.55, 0]),
      person([3.4, 0.9, 0], 'points-left'),
      ...rack(
        [-4, -7, 0],
        [
          [1, 1.1, 0.9],
          [0.9, 1, 1.1],
          [1.1, 0.8, 1],
        ],
      ),
      conveyor('y', [7, -8, 0], 18),
      ...[-4, -1.4, 1.6].map((y) => carton([7.2, y, BELT], [0.6, 0.7, 0.5])),
    ],
    centre: [1.9, 0.3, 0.9],
    scale: 82,
    signal: 'vehicle',
  }),
  'roadmap-first-steps': banner({ solids: planningZone, centre: [2.6, 2, 1.1], scale: 74, signal: 'flag' }),
  'safety-circuits': banner({
    solids: () => [
      box([-1.2, 0, 0], [6.8, 0.2, 2.9]),
      ...move(
        [
          named('stop', emergencyStop([0, 0, 0.1])),
          relay([2, 0, 0]),
          contactor([3.8, 0, 0]),
          channels([0.9, 0.02, 0.48], 1.1),
          channels([2.6, 0.02, 0.48], 1.2),
        ],
        [-0.4, 0.2, 0.9],
      ),
      person([4.6, 1.8, 0], 'points-left'),
      ...machine([-7, -1, 0], 2.2),
    ],
    centre: [2.2, 0.6, 1.2],
    scale: 70,
    signal: 'stop',
  }),
  'buffers-and-output': banner({
    solids: () => [
      conveyor('x', [-10, 0, 0], 22, 0.5),
      ...[-8.6, -4, 2.8, 8].flatMap((x) => machine([x, 0, 0], 1.7, 1.2)),
      ...[-6.2, -5.3].map((x) => workpiece(x, 0)),
      named('queue', join([-2, -1.1, -0.2, 0.7, 1.6].map((x) => workpiece(x, 0)))),
      workpiece(6.4, 0),
      person([-0.6, 2.6, 0], 'points-right'),
    ],
    centre: [0.2, 0.9, 1.4],
    scale: 47,
    signal: 'queue',
  }),
} as const
