import { add, type Vec3 } from './kit/projection.ts'
import { circle, line, rect, type Shape } from './kit/shape.ts'
import { box, cylinder, flat, join, type Solid } from './kit/solid.ts'

/** An emergency stop on its box, facing y, about 0.9 m wide: larger than life, for a wall that explains it. */
export function emergencyStop(at: Vec3): Solid {
  const centre = add(at, [0.45, 0.4, 0.45])
  const screws = [
    [0.1, 0.1],
    [0.8, 0.1],
    [0.1, 0.8],
    [0.8, 0.8],
  ].map(([x = 0, z = 0]) => circle('y', add(at, [x, 0.4, z]), 0.04, 'right'))
  return join([
    box(at, [0.9, 0.4, 0.9], screws),
    cylinder('y', centre, 0.2, 0.14),
    cylinder('y', add(centre, [0, 0.14, 0]), 0.32, 0.14, [circle('y', add(centre, [0, 0.28, 0]), 0.2, 'top')]),
  ])
}

/** A row of terminals along the top and the bottom of a device that faces y. */
function terminals(face: Vec3, width: number, height: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const x = (width * (i + 0.5)) / count
    return [circle('y', add(face, [x, 0, height - 0.1]), 0.05, 'right'), circle('y', add(face, [x, 0, 0.1]), 0.05, 'right')]
  }).flat()
}

/** A safety relay with its lamps. */
export function relay(at: Vec3): Solid {
  const face = add(at, [0, 0.4, 0])
  const lamps = [0.42, 0.58, 0.74].map((z) => rect('y', add(face, [0.1, 0, z]), 0.08, 0.08, 'top'))
  return box(
    at,
    [0.6, 0.4, 1.1],
    [
      rect('y', add(face, [0, 0, 0.24]), 0.6, 0.66, 'top'),
      ...lamps,
      line([add(face, [0.28, 0, 0.46]), add(face, [0.5, 0, 0.46])]),
      line([add(face, [0.28, 0, 0.62]), add(face, [0.5, 0, 0.62])]),
      ...terminals(face, 0.6, 1.1, 4),
    ],
  )
}

/** A contactor with its bridge. */
export function contactor(at: Vec3): Solid {
  const face = add(at, [0, 0.4, 0])
  const bridge = box(add(face, [0.2, 0, 0.32]), [0.5, 0.16, 0.46], [rect('y', add(face, [0.3, 0.16, 0.46]), 0.3, 0.16, 'right')])
  return join([box(at, [0.9, 0.4, 1.1], terminals(face, 0.9, 1.1, 3)), bridge])
}

/** Two channels of wire side by side between two points of a wall at `y`. */
export function channels(from: Vec3, length: number): Solid {
  const wires = [0, 0.16].map((z) => line([add(from, [0, 0, z]), add(from, [length, 0, z])], 'process'))
  return flat(from, add(from, [length, 0, 0.16]), wires)
}
