import { add, type Vec3 } from './kit/projection.ts'
import { circle, line, polygon, rect, type Shape, type Tone } from './kit/shape.ts'
import { box, flat, join, type Solid } from './kit/solid.ts'

export const TABLE_TOP = 0.95

/** A standing table of `size` metres with the plan of a plant on it. */
export function planningTable(at: Vec3, [w, d]: readonly [number, number] = [2.8, 1.7]): Solid {
  const z = TABLE_TOP
  const on = (x: number, y: number): Vec3 => add(at, [x, y, z])
  const room = (x: number, y: number, a: number, b: number): Shape => rect('z', on(x, y), a, b, 'process')
  const plan: Shape[] = [
    rect('z', on(0.2, 0.18), w - 0.4, d - 0.36, 'top'),
    room(0.34, 0.3, w - 0.68, d - 0.6),
    line([on(0.34, 0.3 + (d - 0.6) * 0.42), on(w * 0.62, 0.3 + (d - 0.6) * 0.42)], 'process'),
    line([on(w * 0.62, 0.3), on(w * 0.62, d - 0.5)], 'process'),
    room(0.55, 0.42, 0.3, 0.18),
    room(1.05, 0.42, 0.3, 0.18),
    room(w * 0.72, 0.45, 0.28, d - 1),
  ]
  const legs = [
    [0.1, 0.1],
    [w - 0.22, 0.1],
    [0.1, d - 0.22],
    [w - 0.22, d - 0.22],
  ] as const
  return join([
    ...legs.map(([x, y]) => box(add(at, [x, y, 0]), [0.12, 0.12, z - 0.1])),
    box(add(at, [0, 0, z - 0.1]), [w, d, 0.1], plan),
  ])
}

/** A flag on the plan: here is where to begin. */
export function flag(at: Vec3, tone: Tone = 'top'): Solid {
  const top = add(at, [0, 0, 0.55])
  const cloth = [top, add(at, [0.42, 0, 0.42]), add(at, [0, 0, 0.29])]
  return flat(add(at, [-0.05, -0.05, 0]), add(at, [0.42, 0.05, 0.55]), [
    circle('z', at, 0.05, 'right'),
    polygon([at, add(at, [0.03, 0, 0]), add(top, [0.03, 0, 0]), top], 'right'),
    polygon(cloth, tone),
  ])
}
