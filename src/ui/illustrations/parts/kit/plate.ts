import { type Axis, add, onFace, type Vec3 } from './projection.ts'
import { polygon, type Shape, type Tone } from './shape.ts'
import type { Solid } from './solid.ts'

/** Tones of a plate's face and of its edges, by the axis that the face is perpendicular to. */
const FACE: Record<Axis, Tone> = { x: 'right', y: 'left', z: 'top' }

/** How far along the two directions of a face, in metres. */
export type Corner = readonly [a: number, b: number]

/** Corners of a circle's arc in a face, from one angle to another in degrees; for rounded outlines. */
export function rounded([a, b]: Corner, radius: number, from: number, to: number, steps = 5): Corner[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [a + radius * Math.cos(angle), b + radius * Math.sin(angle)]
  })
}

/**
 * A plate of any outline: its face towards the viewer lies in the plane through `at`, its body reaches `thick` metres back.
 * The corners go round so that a and b turn from the first direction to the second; `marks` are drawn on the face.
 */
export function plate(
  axis: Axis,
  at: Vec3,
  corners: readonly Corner[],
  thick: number,
  marks: readonly Shape[] = [],
  face = FACE[axis],
): Solid {
  const back: Vec3 = axis === 'x' ? [-thick, 0, 0] : axis === 'y' ? [0, -thick, 0] : [0, 0, -thick]
  const point = ([a, b]: Corner) => onFace(axis, at, a, b)
  const edges = corners.flatMap((from, i): Shape[] => {
    const to = corners[(i + 1) % corners.length] ?? from
    // The outward normal of an edge is its direction turned by a right angle; it faces the viewer if its sum is positive.
    const [na, nb] = [to[1] - from[1], from[0] - to[0]]
    if (na + nb <= 1e-9) return []
    const tone: Tone = axis === 'z' ? (nb > na ? 'left' : 'right') : nb > na ? 'top' : axis === 'y' ? 'right' : 'left'
    return [polygon([point(from), point(to), add(point(to), back), add(point(from), back)], tone)]
  })
  const solid = [...corners.map(point), ...corners.map((corner) => add(point(corner), back))]
  const pick = (choose: (...numbers: number[]) => number): Vec3 => [
    choose(...solid.map(([x]) => x)),
    choose(...solid.map(([, y]) => y)),
    choose(...solid.map(([, , z]) => z)),
  ]
  return { bounds: { min: pick(Math.min), max: pick(Math.max) }, shapes: [...edges, polygon(corners.map(point), face), ...marks] }
}
