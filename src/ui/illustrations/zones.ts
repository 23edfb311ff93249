import { arm } from './parts/arm.ts'
import { beacon, cameraStand, fieldOfView } from './parts/camera.ts'
import { fence, lightCurtain } from './parts/cell.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { compressor } from './parts/equipment.ts'
import { guide } from './parts/floor.ts'
import { HALL, hall, hallModel } from './parts/hull.ts'
import { add, type Vec3 } from './parts/kit/projection.ts'
import { arcPoints, circle, line, polygon, rect } from './parts/kit/shape.ts'
import { box, cylinder, flat, join, move, moving, named, type Solid } from './parts/kit/solid.ts'
import { machine } from './parts/machine.ts'
import { meterCabinet } from './parts/meter.ts'
import { carton, pallet } from './parts/pallet.ts'
import { person } from './parts/person.ts'
import { bars, curve, screen } from './parts/screen.ts'
import { flag, planningTable, TABLE_TOP } from './parts/table.ts'
import { DECK, scanner, vehicle } from './parts/vehicle.ts'

/** The zones of the plant, each from its own corner at 0, 0. The whole plant and every close view are made of them. */

/** Consulting: people around the plan of the plant. 5.4 by 4.6 m. */
export function planningZone(): Solid[] {
  return [
    screen([1.1, 0.2, 0], [2.6, 1.5], (corner) => bars(corner, [2.3, 1.15], [0.35, 0.5, 0.42, 0.7, 0.62, 0.9])),
    planningTable([1.2, 1.6, 0], [3, 1.9]),
    flag([1.9, 2.1, TABLE_TOP]),
    flag([2.5, 2.8, TABLE_TOP], 'right'),
    named('flag', flag([3.5, 2.3, TABLE_TOP])),
    person([0.5, 2.5, 0], 'points-right'),
    person([4.9, 2.9, 0], 'points-left'),
  ]
}

/** Modelling: a hall, half of it built, half of it still a model with the duct that is being fitted. `teeth` bays of 4.4 m each, 6 m deep; its roof may be `lift`ed. */
export function modelZone(teeth = HALL.teeth, lift = 0): Solid[] {
  const size = { ...HALL, teeth }
  const end = teeth * HALL.tooth
  const outlets = Array.from({ length: teeth * 2 - 1 }, (_, i) => cylinder('z', [end + 2.2 + i * 2, 3.2, 2.1], 0.22, 0.4))
  const duct = named('duct', join([...outlets, cylinder('x', [end + 1.2, 3.2, 2.8], 0.34, end - 2.6)]))
  const planned = Array.from({ length: teeth * 2 - 1 }, (_, i) => frame([end + 1.6 + i * 2, 1.2, 0], [1.3, 1, 1.5]))
  return [
    ...planned,
    frame([end + 1, 2.9, 0], [end - 2, 0.8, 0.8]),
    hall([0, 0, 0], size),
    ...move(hallModel([0, 0, 0], size, lift), [end, 0, 0]),
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

/** The cycle drawn above the line: the loop of its conveyors with five steps, the slowest one named `bottleneck`. */
export function cycleZone(length = 16, z = 4.7): Solid[] {
  const [left, right, back, front, r] = [0.5, length - 0.5, 0.5, 4.5, 1.2]
  const corner = (x: number, y: number, from: number) => arcPoints('z', [x, y, z], r, from, from + 90, 6)
  const path = [
    ...corner(right - r, back + r, -90),
    ...corner(right - r, front - r, 0),
    ...corner(left + r, front - r, 90),
    ...corner(left + r, back + r, 180),
  ]
  const steps = [
    [3.1, back],
    [6.9, back],
    [right, 2.5],
    [length * 0.62, front],
    [4.2, front],
  ] as const
  const roofs = [3.1, 3.1, BELT, BELT, 2.7]
  const drops = steps.map(([x, y], i): Solid => {
    const low = roofs[i] ?? BELT
    return flat(
      [x, y, low],
      [x, y, z],
      [
        line(
          [
            [x, y, low],
            [x, y, z],
          ],
          'guide',
        ),
      ],
    )
  })
  const nodes = steps.map(([x, y], i) => {
    const node = cylinder('z', [x, y, z], 0.34, 0.16)
    return i === 1 ? named('bottleneck', node) : node
  })
  const head = (x: number, y: number, turn: 1 | -1) =>
    polygon(
      [
        [x + 0.3 * turn, y, z],
        [x - 0.2 * turn, y + 0.24, z],
        [x - 0.2 * turn, y - 0.24, z],
      ],
      'data',
    )
  const loop = line([...path, path[0] ?? [0, 0, z]], 'process')
  const arrows = [head(5, back, 1), head(9, back, 1), head(length * 0.62 - 1.4, front, -1)]
  return [...drops, flat([left, back, z], [right, front, z], [loop, ...arrows]), ...nodes]
}

/** Inspection: the portal with its camera over a workpiece; the corner is the conveyor's. */
export function inspectionZone(): Solid[] {
  const lens: Vec3 = [0.13, 0.5, 1.95]
  return [
    ...cameraStand([0, 0, 0], 2.9),
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

/** A board above the meters with the load curve of the day; its peak is the zone's `peak`. */
function loadBoard(at: Vec3): Solid[] {
  const loads = [0.2, 0.24, 0.5, 0.62, 0.55, 0.98, 0.6, 0.66, 0.5, 0.4, 0.28, 0.22]
  const [w, h] = [4.6, 0.95]
  const face = add(at, [0.25, 0.12, 0.14])
  const spot = add(face, [(w * 5) / 11, 0.01, h * 0.98])
  const limit = line([add(face, [0, 0, h * 0.78]), add(face, [w, 0, h * 0.78])], 'guide')
  return [
    box(at, [5.1, 0.12, 1.3], [rect('y', add(at, [0.08, 0.12, 0.08]), 4.94, 1.14, 'top'), limit, ...curve(face, [w, h], loads)]),
    named('peak', flat(add(spot, [-0.1, 0, -0.1]), add(spot, [0.1, 0, 0.1]), [circle('y', spot, 0.12, 'top')])),
  ]
}

/** Energy: a row of meters beside a machine, a load curve above them. 7.6 by 3 m. */
export function energyZone(): Solid[] {
  const cabinets = [0.35, 0.86, 0.5].flatMap((level, i) =>
    meterCabinet([i * 1.7, 0, 0], level, [1.6, 0.8, 2.5], i === 1 ? 'needle' : ''),
  )
  const posts = [0.5, 4.4].map((x) => box([x, 0.3, 2.5], [0.14, 0.14, 0.4]))
  return [
    ...cabinets,
    ...posts,
    ...loadBoard([-0.05, 0.3, 2.9]),
    ...compressor([5.6, 0.1, 0]),
    person([4.4, 2.2, 0], 'points-left'),
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
    beacon([1.6, side + 0.1, 1.6]),
  ]
}
