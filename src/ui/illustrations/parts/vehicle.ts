import { add, type Vec3 } from './kit/projection.ts'
import { circle, line, rect, type Shape } from './kit/shape.ts'
import { box, cylinder, join, type Solid } from './kit/solid.ts'

/** Height of a vehicle's deck. */
export const DECK = 0.42

/** A driverless vehicle of 1.7 by 1.1 m, its long side along x or y: body, deck and the scanner that looks ahead. */
export function vehicle(axis: 'x' | 'y', at: Vec3): Solid {
  const size: Vec3 = axis === 'x' ? [1.7, 1.1, DECK - 0.1] : [1.1, 1.7, DECK - 0.1]
  const [w, d] = size
  const skirt = box(add(at, [0.08, 0.08, 0]), [w - 0.16, d - 0.16, 0.1], [], ['top', 'right', 'right'])
  const front = at[0] + w
  const near = at[1] + d
  const marks: Shape[] = [
    rect('z', [at[0] + 0.12, at[1] + 0.12, DECK + at[2]], w - 0.24, d - 0.24, 'top'),
    axis === 'x'
      ? rect('x', [front, at[1] + 0.15, at[2] + 0.2], d - 0.3, 0.1, 'left')
      : rect('y', [at[0] + 0.15, near, at[2] + 0.2], w - 0.3, 0.1, 'top'),
    line([
      [at[0], near, at[2] + 0.18],
      [front, near, at[2] + 0.18],
      [front, at[1], at[2] + 0.18],
    ]),
  ]
  return join([skirt, box(add(at, [0, 0, 0.1]), size, marks)])
}

/** The scanner on a vehicle's near corner. */
export function scanner(at: Vec3): Solid {
  return cylinder('z', at, 0.1, 0.14, [circle('z', add(at, [0, 0, 0.14]), 0.05, 'left')])
}
