import { add, type Vec3 } from './kit/projection.ts'
import { line, rect } from './kit/shape.ts'
import { box, join, type Solid } from './kit/solid.ts'

/** A carton with its tape. */
export function carton(at: Vec3, size: Vec3): Solid {
  const [w, d, h] = size
  const top = at[2] + h
  const y = at[1] + d
  const tape = line([
    [at[0] + w / 2, at[1], top],
    [at[0] + w / 2, y, top],
    [at[0] + w / 2, y, top - h * 0.35],
  ])
  return box(at, size, [tape])
}

/** A pallet of 1.2 by 0.8 m, long side along x, with a load of the given height (0: empty). */
export function pallet(at: Vec3, load = 0.8): Solid {
  const [x, y] = at
  const gaps = [0.12, 0.66].map((along) => rect('y', add(at, [along, 0.8, 0]), 0.42, 0.09, 'right'))
  const sideGaps = [0.1, 0.44].map((along) => rect('x', add(at, [1.2, along, 0]), 0.26, 0.09, 'left'))
  const base = box(at, [1.2, 0.8, 0.14], [...gaps, ...sideGaps])
  return load > 0 ? join([base, carton([x + 0.06, y + 0.05, at[2] + 0.14], [1.08, 0.7, load])]) : base
}
