import { arm } from './parts/arm.ts'
import { beacon, cameraPortal, fieldOfView } from './parts/camera.ts'
import { fence, lightCurtain } from './parts/cell.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { guide } from './parts/floor.ts'
import { HALL, hall, hallModel } from './parts/hull.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import { circle, line } from './parts/kit/shape.ts'
import { box, cylinder, flat, join, move, moving, named, type Solid } from './parts/kit/solid.ts'
import { machine } from './parts/machine.ts'
import { meterCabinet } from './parts/meter.ts'
import { carton, pallet } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { bars, curve, screen } from './parts/screen.ts'
import { pin, planningTable, TABLE_TOP } from './parts/table.ts'
import { DECK, scanner, vehicle } from './parts/vehicle.ts'

/** The zones of the plant, each from its own corner at 0, 0. The whole plant and every close view are made of them. */

/** Consulting: people around the plan of the plant. 5.4 by 4.6 m. */
export function planningZone(): Solid[] {
  return [
    screen([1.1, 0.2, 0], [2.6, 1.5], (corner) => bars(corner, [2.3, 1.15], [0.35, 0.5, 0.42, 0.7, 0.62, 0.9])),
    planningTable([1.2, 1.6, 0], [3, 1.9]),
    pin([3.4, 2.3, TABLE_TOP]),
    person([0.5, 2.5, 0], 'points-right'),
    person([4.8, 1.5, 0]),
    person([4.9, 3.1, 0], 'points-left'),
    person([2.4, 4.2, 0]),
  ]
}

/** Modelling: a hall, half of it built, half of it still a model with the duct that is being fitted. `teeth` bays of 4.4 m each, 6 m deep. */
export function modelZone(teeth = HALL.teeth): Solid[] {
  const size = { ...HALL, teeth }
  const end = teeth * HALL.tooth
  const outlets = Array.from({ length: teeth * 2 - 1 }, (_, i) => cylinder('z', [end + 2.2 + i * 2, 3.2, 2.1], 0.22, 0.4))
  const duct = named('duct', join([...outlets, cylinder('x', [end + 1.2, 3.2, 2.8], 0.34, end - 2.6)]))
  const planned = Array.from({ length: teeth * 2 - 1 }, (_, i) => frame([end + 1.6 + i * 2, 1.2, 0], [1.3, 1, 1.5]))
  return [
    ...planned,
    frame([end + 1, 2.9, 0], [end - 2, 0.8, 0.8]),
    hall([0, 0, 0], size),
    ...move(hallModel([0, 0, 0], size), [end, 0, 0]),
    duct,
  ]
}

/** The edges of a box that is only planned. */
function frame([x, y, z]: Vec3, [w, d, h]: Vec3): Solid {
  const [X, Y, Z] = [x + w, y + d, z + h]
  const top = line(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
      [x, y, Z],
    ],
    'process',
  )
  const sides = line(
    [
      [x, Y, Z],
      [x, Y, z],
      [X, Y, z],
      [X, y, z],
      [X, y, Z],
    ],
    'process',
  )
  return flat(
    [x, y, z],
    [X, Y, Z],
    [
      top,
      sides,
      line(
        [
          [X, Y, z],
          [X, Y, Z],
        ],
        'process',
      ),
    ],
  )
}

export const workpiece = (x: number, y: number): Solid =>
  moving(box([x, y + 0.25, BELT], [0.6, 0.5, 0.3], [circle('z', [x + 0.3, y + 0.5, BELT + 0.3], 0.14, 'right')]))

/** Simulation: stations on a closed loop of conveyors, `length` by 5 m. */
export function lineZone(length = 16): Solid[] {
  const on = (x: number) => x < length - 0.6
  return [
    conveyor('x', [0, 0, 0], length),
    conveyor('y', [length - 1, 1, 0], 3),
    conveyor('x', [0, 4, 0], length),
    conveyor('y', [0, 1, 0], 3),
    ...machine([2, 0, 0], 2.2),
    ...machine([5.8, 0, 0], 2.2),
    ...machine([3.2, 4, 0], 2, 1.1),
    beacon([3.9, -0.3, 3.1]),
    beacon([7.7, -0.3, 3.1]),
    ...[0.7, 4.7, 8.4, 11.6].filter(on).map((x) => workpiece(x, 0)),
    ...[1.4, 6.4, 8.4, 10.4, 13.6].filter(on).map((x) => workpiece(x, 4)),
  ]
}

/** Inspection: the portal with its camera over a workpiece; the corner is the conveyor's. */
export function inspectionZone(): Solid[] {
  const lens: Vec3 = [0.13, 0.5, 1.95]
  return [
    ...cameraPortal([0, 0, 0], 2.9),
    named('workpiece', workpiece(-0.17, 0)),
    ...fieldOfView([-0.37, 0.05, BELT], lens, [1, 0.9]),
  ]
}

/** Shop floor: a vehicle brings its load to the arm that takes over. 7 by 5 m. */
export function shopFloorZone(): Solid[] {
  return [
    guide([
      [-0.6, 3.95],
      [7.6, 3.95],
    ]),
    named('vehicle', vehicle('x', [1.6, 3.4, 0])),
    scanner([3.1, 3.6, DECK]),
    pallet([1.75, 3.55, DECK], 0.7),
    pallet([5, 1.5, 0], 0.5),
    carton([5.1, 1.6, 0.64], [0.6, 0.55, 0.4]),
    ...arm([3.7, 1.9, 0], { turn: 150, reach: 1.5, height: 1.3 }, 'loader'),
  ]
}

/** Energy: cabinets with their meters and the pipe that feeds them. 6.6 by 3 m. */
export function energyZone(): Solid[] {
  const cabinets = [0.35, 0.86, 0.5].flatMap((level, i) =>
    meterCabinet([i * 1.7, 0, 0], level, [1.6, 0.8, 2.6], i === 1 ? 'needle' : ''),
  )
  const drops = [0.8, 2.5, 4.2].map((x) => cylinder('z', [x, 0.4, 2.6], 0.12, 0.3))
  return [
    ...cabinets,
    ...drops,
    cylinder('x', [-0.6, 0.4, 3.06], 0.16, 6),
    screen(
      [5.9, 0.6, 0],
      [2, 1.3],
      (corner) => curve(corner, [1.7, 0.95], [0.2, 0.25, 0.6, 0.75, 0.95, 0.6, 0.7, 0.4, 0.25]),
      0.9,
    ),
    person([5.2, 2.7, 0], 'points-left'),
  ]
}

/** Safety: a robot in its guarded cell, open only behind a light curtain. 5.6 by 5.6 m; `mesh` is that of the fence. */
export function safetyZone(mesh?: number): Solid[] {
  const side = 5.6
  const edge = [
    [0.4, 0.4, 0],
    [side - 0.4, 0.4, 0],
    [side - 0.4, side - 0.4, 0],
    [0.4, side - 0.4, 0],
    [0.4, 0.4, 0],
  ] as const
  return [
    ...fence('x', [0, 0, 0], side, 3, { mesh }),
    ...fence('y', [0, 0.1, 0], side - 0.1, 3, { mesh, ends: false }),
    ...fence('y', [side, 0.1, 0], side - 0.1, 3, { mesh, ends: false }),
    ...fence('x', [0, side, 0], 1.4, 1, { mesh }),
    ...lightCurtain([1.5, side, 0], 2.4),
    ...fence('x', [4.2, side, 0], 1.4, 1, { mesh }),
    ...arm([1.9, 2.4, 0], { turn: -28, reach: 1.75, height: 1.1, size: 1.15 }, 'arm'),
    box([2.9, 1.1, 0], [1.2, 1.2, 0.8]),
    box([3.2, 1.4, 0.8], [0.6, 0.5, 0.3]),
    flat([0.4, 0.4, 0], [side - 0.4, side - 0.4, 0], [line(edge)]),
  ]
}
