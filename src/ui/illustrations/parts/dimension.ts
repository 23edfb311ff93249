import { add, type Vec3 } from './kit/projection.ts'
import { line } from './kit/shape.ts'
import { flat, type Solid } from './kit/solid.ts'

const ALONG = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const

/** A dimension line of `length` metres along an axis, with its end ticks, as on an engineering drawing. */
export function dimension(axis: keyof typeof ALONG, at: Vec3, length: number, tick = 0.25): Solid {
  const [x, y, z] = ALONG[axis]
  const end = add(at, [x * length, y * length, z * length])
  const across: Vec3 = axis === 'y' ? [tick, 0, 0] : [0, tick, 0]
  const mark = (p: Vec3) => line([add(p, [-across[0], -across[1], 0]), add(p, across)], 'process')
  return flat(at, end, [line([at, end], 'process'), mark(at), mark(end)])
}
