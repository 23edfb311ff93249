/** The one projection of every drawing: seen from above, both floor axes fall thirty degrees below the horizontal. */

/** Plant coordinates in metres: x runs to the lower right, y to the lower left, z up. */
export type Vec3 = readonly [x: number, y: number, z: number]
/** A point on the sheet, in metres of the drawing: right and down. */
export type Point = readonly [x: number, y: number]
/** The axis that a flat face is perpendicular to. */
export type Axis = 'x' | 'y' | 'z'

const COS_30 = Math.sqrt(3) / 2
/** Half axes of the ellipse that a circle of radius 1 becomes in a face perpendicular to an axis; equal for all three. */
const MAJOR = Math.sqrt(1.5)
const MINOR = Math.SQRT1_2
/** Direction of that ellipse's long axis on the sheet, in degrees: at right angles to the projected axis. */
const TURN: Record<Axis, number> = { x: -60, y: 60, z: 0 }

export function project([x, y, z]: Vec3): Point {
  return [(x - y) * COS_30, (x + y) / 2 - z]
}

/** The point of the floor that is seen at a place of the sheet. */
export function onFloor([x, y]: Point): Vec3 {
  const half = x / (2 * COS_30)
  return [y + half, y - half, 0]
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** A point `a` and `b` metres along the two directions of the face through `origin` that is perpendicular to `axis`. */
export function onFace(axis: Axis, origin: Vec3, a: number, b: number): Vec3 {
  if (axis === 'x') return add(origin, [0, a, b])
  return add(origin, axis === 'y' ? [a, 0, b] : [a, b, 0])
}

export interface Ellipse {
  centre: Point
  /** Half axes in metres. */
  major: number
  minor: number
  /** Degrees clockwise from the horizontal to the long axis. */
  turn: number
  /** From the centre to one end of the long axis. */
  arm: Point
}

/** What a circle around `centre` in a face perpendicular to `axis` looks like on the sheet. */
export function projectCircle(axis: Axis, centre: Vec3, radius: number): Ellipse {
  const turn = TURN[axis]
  const major = radius * MAJOR
  const angle = (turn * Math.PI) / 180
  return { centre: project(centre), major, minor: radius * MINOR, turn, arm: [major * Math.cos(angle), major * Math.sin(angle)] }
}

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

/** Outline of the convex body through `points`, as it is seen (Andrew's monotone chain). */
export function silhouette(points: readonly Vec3[]): Point[] {
  const flat = points.map(project).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of from) {
      while (chain.length > 1 && cross(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, point) <= 1e-9)
        chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(flat), ...half(flat.reverse())]
}
