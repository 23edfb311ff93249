import { add, type Vec3 } from './kit/projection.ts'
import { line, polygon, rect, type Shape, type Tone } from './kit/shape.ts'
import { flat, type Solid } from './kit/solid.ts'

export interface HullSize {
  /** Number of saw teeth along x, the width of one, the depth along y, heights of eaves and ridge, in metres. */
  teeth: number
  tooth: number
  depth: number
  eaves: number
  ridge: number
}

export const HALL: HullSize = { teeth: 3, tooth: 4.4, depth: 6, eaves: 3.8, ridge: 5.6 }

function profile(at: Vec3, { teeth, tooth, eaves, ridge }: HullSize, y: number): Vec3[] {
  const roof = Array.from({ length: teeth }, (_, i): Vec3[] => [
    add(at, [i * tooth, y, eaves]),
    add(at, [(i + 1) * tooth, y, ridge]),
  ])
  return [add(at, [0, y, 0]), ...roof.flat(), add(at, [teeth * tooth, y, 0])]
}

/** A hall with a saw-tooth roof, glazed towards x, with gates and windows towards y. */
export function hall(at: Vec3, size: HullSize = HALL): Solid {
  const { teeth, tooth, depth, eaves, ridge } = size
  const shapes: Shape[] = []
  for (let i = 0; i < teeth; i++) {
    const [from, to] = [i * tooth, (i + 1) * tooth]
    const slope = [add(at, [from, 0, eaves]), add(at, [to, 0, ridge]), add(at, [to, depth, ridge]), add(at, [from, depth, eaves])]
    shapes.push(polygon(slope, 'top'))
    for (const y of [depth / 3, (2 * depth) / 3]) shapes.push(line([add(at, [from, y, eaves]), add(at, [to, y, ridge])], 'grid'))
    shapes.push(rect('x', add(at, [to, 0, eaves]), depth, ridge - eaves, 'right'))
    shapes.push(rect('x', add(at, [to, 0.3, eaves + 0.3]), depth - 0.6, ridge - eaves - 0.6, 'left'))
    for (let y = 1; y < 6; y++) {
      const along = 0.3 + ((depth - 0.6) * y) / 6
      shapes.push(line([add(at, [to, along, eaves + 0.3]), add(at, [to, along, ridge - 0.3])]))
    }
  }
  shapes.push(polygon(profile(at, size, depth), 'left'))
  for (let i = 0; i < teeth; i++) {
    const wall = add(at, [i * tooth, depth, 0])
    shapes.push(rect('y', add(wall, [0.7, 0, 2.9]), tooth - 1.4, 0.7, 'right'))
    shapes.push(
      ...[1, 2].map((n) =>
        line([add(wall, [0.7 + ((tooth - 1.4) * n) / 3, 0, 2.9]), add(wall, [0.7 + ((tooth - 1.4) * n) / 3, 0, 3.6])]),
      ),
    )
    shapes.push(
      i % 2 === 0 ? rect('y', add(wall, [1.1, 0, 0]), tooth - 2.2, 2.4, 'top') : rect('y', add(wall, [2, 0, 0]), 1, 2.1, 'right'),
    )
    if (i % 2 === 0) for (const z of [0.6, 1.2, 1.8]) shapes.push(line([add(wall, [1.1, 0, z]), add(wall, [tooth - 1.1, 0, z])]))
  }
  shapes.push(rect('x', add(at, [teeth * tooth, 0, 0]), depth, eaves, 'right'))
  return { bounds: { min: at, max: add(at, [teeth * tooth, depth, ridge]) }, shapes }
}

/** The same hall as a model: frames, rails and roof lines, nothing filled. */
export function hallModel(at: Vec3, size: HullSize = HALL, tone: Tone = 'process'): Solid[] {
  const { teeth, tooth, depth, eaves, ridge } = size
  const end = teeth * tooth
  const frame = (y: number): Solid => {
    const columns = Array.from({ length: teeth }, (_, i) =>
      line([add(at, [(i + 1) * tooth, y, 0]), add(at, [(i + 1) * tooth, y, ridge])], tone),
    )
    const roof = line(profile(at, size, y).slice(0, -1), tone)
    const rail = line([add(at, [0, y, eaves]), add(at, [end, y, eaves])], tone)
    return flat(add(at, [0, y, 0]), add(at, [end, y, ridge]), [roof, rail, ...columns])
  }
  const roof = Array.from({ length: teeth }, (_, i): Shape[] => {
    const [from, to] = [i * tooth, (i + 1) * tooth]
    const purlins = [0, 1, 2, 3].map((n) => {
      const [x, z] = [from + (tooth * n) / 3, eaves + ((ridge - eaves) * n) / 3]
      return line([add(at, [x, 0, z]), add(at, [x, depth, z])], tone)
    })
    return [...purlins, line([add(at, [to, 0, eaves]), add(at, [to, depth, eaves])], tone)]
  })
  const sill = line([add(at, [0, depth, 0]), add(at, [end, depth, 0]), add(at, [end, 0, 0])], tone)
  return [
    frame(0),
    flat(at, add(at, [end, depth, 0]), [sill]),
    flat(add(at, [0, 0, eaves]), add(at, [end, depth, ridge]), roof.flat()),
    frame(depth),
  ]
}
