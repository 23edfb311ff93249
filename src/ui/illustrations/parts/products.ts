import { type Corner, plate, rounded } from './kit/plate.ts'
import { add, onFace, type Vec3 } from './kit/projection.ts'
import { arcPoints, circle, line, onCircle, polygon, rect, type Shape } from './kit/shape.ts'
import { box, cylinder, flat, join, lathe, named, type Solid } from './kit/solid.ts'

/** Products, each about a metre across and centred over `at`; the part that a drawing brings forward is named `accent`. */
export type Product = (at: Vec3) => Solid[]

const LOW_SIDE = [-45, 135] as const

/** A line around the visible half of an upright body. */
const band = (at: Vec3, radius: number, tone: Shape['tone'] = 'line'): Shape =>
  line(arcPoints('z', at, radius, ...LOW_SIDE), tone)

export const carDoor: Product = (at) => {
  const face = add(at, [-0.75, 0.1, 0.08])
  const corners: Corner[] = [
    [0.1, 0.06],
    ...rounded([1.26, 0.12], 0.12, -90, -20, 3),
    [1.5, 0.5],
    [1.44, 0.72],
    [1.3, 1.16],
    ...rounded([1.2, 1.22], 0.08, 20, 100, 3),
    [0.62, 1.24],
    [0.08, 0.76],
    [0.02, 0.66],
  ]
  const on = ([a, b]: Corner) => onFace('y', face, a, b)
  const window: Corner[] = [
    [0.18, 0.74],
    [1.36, 0.72],
    [1.24, 1.16],
    [0.66, 1.16],
  ]
  const marks = [
    polygon(window.map(on), 'right'),
    line(
      [
        [0.28, 0.78],
        [0.66, 1.1],
      ].map(([a = 0, b = 0]) => on([a, b])),
    ),
    line([on([0.06, 0.52]), on([1.46, 0.54])]),
    line([on([0.1, 0.22]), on([1.4, 0.24])]),
  ]
  const handle = plate(
    'y',
    add(face, [0, 0.05, 0]),
    [
      [1.06, 0.6],
      [1.32, 0.61],
      [1.32, 0.68],
      [1.06, 0.67],
    ],
    0.05,
  )
  const stand = [-0.5, 0.5].map((x) => box(add(at, [x - 0.08, -0.3, 0]), [0.16, 0.6, 0.06]))
  return [...stand, plate('y', face, corners, 0.14, marks), named('accent', handle)]
}

export const spool: Product = (at) => {
  const yarn = add(at, [0, 0, 0.1])
  const wound = cylinder('z', yarn, 0.4, 0.9)
  const turns = Array.from({ length: 9 }, (_, i) => band(add(yarn, [0, 0, 0.09 * (i + 1)]), 0.4))
  const rim = (z: number, marks: Shape[] = []) => cylinder('z', add(at, [0, 0, z]), 0.56, 0.1, marks)
  return [
    rim(0),
    named('accent', { ...wound, shapes: [...wound.shapes, ...turns] }),
    rim(1, [circle('z', add(at, [0, 0, 1.1]), 0.42, 'top'), circle('z', add(at, [0, 0, 1.1]), 0.15, 'right')]),
  ]
}

export const gearbox: Product = (at) => {
  const size: Vec3 = [1, 0.72, 0.72]
  const corner = add(at, [-0.55, -0.36, 0.08])
  const front = add(corner, [0, size[1], 0])
  const ribs = [0.14, 0.3, 0.7, 0.86].map((x) => line([add(front, [x, 0, 0.06]), add(front, [x, 0, 0.66])]))
  const lid = [
    rect('z', add(corner, [0.08, 0.08, size[2]]), size[0] - 0.16, size[1] - 0.16, 'top'),
    ...[
      [0.16, 0.14],
      [0.84, 0.14],
      [0.16, 0.58],
      [0.84, 0.58],
    ].map(([x = 0, y = 0]) => circle('z', add(corner, [x, y, size[2]]), 0.035, 'right')),
    circle('z', add(corner, [0.5, 0.36, size[2]]), 0.14, 'left'),
  ]
  const flange = add(front, [0.5, 0, 0.36])
  const bolts = [0, 60, 120, 180, 240, 300].map((angle) =>
    circle('y', onCircle('y', add(flange, [0, 0.07, 0]), 0.2, angle), 0.025, 'right'),
  )
  const shaft = add(corner, [size[0], 0.36, 0.4])
  return [
    box(add(at, [-0.64, -0.44, 0]), [1.18, 0.88, 0.08]),
    box(corner, size, [...ribs, ...lid]),
    cylinder('y', flange, 0.26, 0.07, [...bolts, circle('y', add(flange, [0, 0.07, 0]), 0.13, 'right')]),
    cylinder('x', shaft, 0.18, 0.08),
    named('accent', cylinder('x', add(shaft, [0.08, 0, 0]), 0.085, 0.36)),
  ]
}

export const circuitBoard: Product = (at) => {
  const corner = add(at, [-0.8, -0.45, 0.1])
  const top = 0.05
  const on = (x: number, y: number): Vec3 => add(corner, [x, y, top])
  const traces = [
    [
      [0.62, 0.26],
      [0.5, 0.26],
      [0.36, 0.14],
      [0.14, 0.14],
    ],
    [
      [0.62, 0.34],
      [0.44, 0.34],
      [0.3, 0.22],
      [0.14, 0.22],
    ],
    [
      [0.62, 0.42],
      [0.4, 0.42],
      [0.24, 0.58],
      [0.24, 0.72],
    ],
    [
      [0.98, 0.3],
      [1.14, 0.3],
      [1.24, 0.2],
      [1.36, 0.2],
    ],
    [
      [0.98, 0.38],
      [1.2, 0.38],
      [1.3, 0.48],
      [1.36, 0.48],
    ],
    [
      [0.74, 0.5],
      [0.74, 0.66],
      [0.6, 0.78],
    ],
    [
      [0.84, 0.5],
      [0.84, 0.78],
    ],
  ].map((points) =>
    line(
      points.map(([x = 0, y = 0]) => on(x, y)),
      'process',
    ),
  )
  const holes = [
    [0.07, 0.07],
    [1.53, 0.07],
    [0.07, 0.83],
    [1.53, 0.83],
  ].map(([x = 0, y = 0]) => circle('z', on(x, y), 0.035, 'right'))
  const can = (x: number, y: number) => cylinder('z', on(x, y), 0.07, 0.16)
  return [
    ...[-0.6, 0.5].map((x) => box(add(at, [x, -0.42, 0]), [0.12, 0.84, 0.1])),
    box(corner, [1.6, 0.9, top], [...traces, ...holes], ['left', 'right', 'right']),
    named('accent', box(on(0.62, 0.2), [0.36, 0.3, 0.08], [circle('z', add(on(0.68, 0.44), [0, 0, 0.08]), 0.02, 'right')])),
    box(on(1.36, 0.14), [0.14, 0.4, 0.14]),
    box(on(0.2, 0.62), [0.3, 0.14, 0.06]),
    can(1.1, 0.68),
    can(1.3, 0.68),
    box(on(0.3, 0.04), [0.5, 0.08, 0.12]),
  ]
}

export const washingMachine: Product = (at) => {
  const size: Vec3 = [0.86, 0.84, 1.16]
  const corner = add(at, [-0.43, -0.42, 0.04])
  const front = add(corner, [0, size[1], 0])
  const marks = [
    rect('y', add(front, [0, 0, 0.94]), size[0], 0.22, 'top'),
    rect('y', add(front, [0.06, 0, 0.99]), 0.26, 0.12, 'left'),
    rect('y', add(front, [0.4, 0, 1]), 0.18, 0.09, 'right'),
    circle('y', add(front, [0.71, 0, 1.05]), 0.06, 'left'),
    line([add(front, [0, 0, 0.14]), add(front, [size[0], 0, 0.14])]),
    line(
      [
        [0.86, 0.1, 0.2],
        [0.86, 0.74, 0.2],
        [0.86, 0.74, 1],
        [0.86, 0.1, 1],
        [0.86, 0.1, 0.2],
      ].map(([x = 0, y = 0, z = 0]) => add(corner, [x, y, z])),
    ),
  ]
  const door = add(front, [0.43, 0, 0.54])
  const glass = add(door, [0, 0.06, 0])
  return [
    ...[
      [0.05, 0.7],
      [0.72, 0.7],
      [0.72, 0.06],
    ].map(([x = 0, y = 0]) => box(add(corner, [x, y, -0.04]), [0.09, 0.09, 0.04])),
    box(corner, size, marks),
    named('accent', cylinder('y', door, 0.31, 0.06)),
    flat(add(glass, [-0.22, 0, -0.22]), add(glass, [0.22, 0, 0.22]), [
      circle('y', glass, 0.22, 'right'),
      line(arcPoints('y', glass, 0.15, 100, 170)),
    ]),
  ]
}

export const blisterPack: Product = (at) => {
  const corner = add(at, [-0.85, -0.46, 0.02])
  const corners: Corner[] = [
    ...rounded([1.62, 0.08], 0.08, -90, 0, 3),
    ...rounded([1.62, 0.84], 0.08, 0, 90, 3),
    ...rounded([0.08, 0.84], 0.08, 90, 180, 3),
    ...rounded([0.08, 0.08], 0.08, 180, 270, 3),
  ]
  const sheet = plate('z', add(corner, [0, 0, 0.05]), corners, 0.05, [
    line([add(corner, [0.85, 0.04, 0.05]), add(corner, [0.85, 0.88, 0.05])], 'grid'),
    line([add(corner, [0.04, 0.46, 0.05]), add(corner, [1.66, 0.46, 0.05])], 'grid'),
  ])
  const dome = (x: number, y: number) =>
    lathe(
      add(corner, [x, y, 0.05]),
      [
        [0.15, 0],
        [0.11, 0.09],
      ],
      'left',
    )
  const places = [0.24, 0.63, 1.07, 1.46].flatMap((x) => [0.23, 0.69].map((y): Corner => [x, y]))
  return [sheet, ...places.map(([x, y], i) => (i === 5 ? named('accent', dome(x, y)) : dome(x, y)))]
}

export const pumpBottle: Product = (at) => {
  const body = lathe(at, [
    [0.36, 0],
    [0.4, 0.05],
    [0.4, 0.72],
    [0.36, 0.84],
    [0.22, 0.95],
    [0.14, 1],
    [0.14, 1.06],
  ])
  const label = [
    band(add(at, [0, 0, 0.16]), 0.4),
    band(add(at, [0, 0, 0.62]), 0.4),
    band(add(at, [0, 0, 0.39]), 0.4, 'process'),
    band(add(at, [0, 0, 0.3]), 0.4, 'process'),
  ]
  const top = add(at, [0, 0, 1.06])
  const pump = join([
    cylinder('z', top, 0.18, 0.12),
    cylinder('z', add(top, [0, 0, 0.12]), 0.05, 0.14),
    box(add(top, [-0.07, -0.07, 0.26]), [0.42, 0.14, 0.09]),
  ])
  return [{ ...body, shapes: [...body.shapes, ...label] }, named('accent', pump)]
}

export const jar: Product = (at) => {
  const body = lathe(at, [
    [0.4, 0],
    [0.46, 0.06],
    [0.46, 0.7],
    [0.4, 0.8],
    [0.36, 0.84],
  ])
  const label = [
    band(add(at, [0, 0, 0.18]), 0.46),
    band(add(at, [0, 0, 0.56]), 0.46),
    band(add(at, [0, 0, 0.37]), 0.46, 'process'),
  ]
  const lid = cylinder('z', add(at, [0, 0, 0.84]), 0.42, 0.18)
  const grip = [0.06, 0.12].map((z) => band(add(at, [0, 0, 0.84 + z]), 0.42))
  return [{ ...body, shapes: [...body.shapes, ...label] }, named('accent', { ...lid, shapes: [...lid.shapes, ...grip] })]
}
