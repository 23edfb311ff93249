import { add, type Vec3 } from './kit/projection.ts'
import { line, rect, type Shape } from './kit/shape.ts'
import { box, flat, join, type Solid } from './kit/solid.ts'

/** Height of the belt above the floor. */
export const BELT = 0.85
export const BELT_WIDTH = 1

/** A roller conveyor of `length` metres along x or y, from its far end's corner; `pitch` is the distance of its rollers in metres. */
export function conveyor(axis: 'x' | 'y', at: Vec3, length: number, pitch = 0.5, width = BELT_WIDTH): Solid {
  const [x, y] = at
  const on = (along: number, across: number, z: number): Vec3 =>
    axis === 'x' ? [x + along, y + across, z] : [x + across, y + along, z]
  const size = (along: number, across: number, z: number): Vec3 => (axis === 'x' ? [along, across, z] : [across, along, z])
  const marks: Shape[] = [
    line([on(0, 0.1, BELT), on(length, 0.1, BELT)]),
    line([on(0, width - 0.1, BELT), on(length, width - 0.1, BELT)]),
  ]
  const count = Math.round(length / pitch)
  for (let i = 1; i < count; i++)
    marks.push(line([on((i * length) / count, 0.1, BELT), on((i * length) / count, width - 0.1, BELT)]))
  const legs: Solid[] = []
  const pairs = Math.max(1, Math.round(length / 2.4))
  // Sheet-metal legs: one face each, which stays legible when the whole plant is drawn.
  for (let i = 0; i <= pairs; i++) {
    const along = 0.15 + ((length - 0.46) * i) / pairs
    for (const across of [0.12, width]) {
      const foot = on(along, across, 0)
      legs.push(
        flat(foot, add(foot, size(0.16, 0, BELT - 0.25)), [rect(axis === 'x' ? 'y' : 'x', foot, 0.16, BELT - 0.25, 'right')]),
      )
    }
  }
  return join([...legs, box(on(0, 0, BELT - 0.25), size(length, width, 0.25), marks)])
}
