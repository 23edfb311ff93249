import { paintOrder } from './paint-order.ts'
import { type Axis, add, project, projectCircle, silhouette, type Vec3 } from './projection.ts'
import { arcPoints, circle, moveShape, outline, polygon, type Shape, type Tone } from './shape.ts'

/** The box in the plant that a solid keeps inside; what is painted first follows from it. */
interface Bounds {
  min: Vec3
  max: Vec3
}

/** A thing of the plant: its visible faces, far ones first. */
export interface Solid {
  bounds: Bounds
  shapes: readonly Shape[]
  /** How a drawing names the one thing that wears the signal colour. */
  name?: string
  /** Whether it travels a little on hover, as what lies on a conveyor does. */
  moves?: boolean
}

/** A box with its three visible sides; `marks` are drawn on its faces. */
export function box(
  at: Vec3,
  size: Vec3,
  marks: readonly Shape[] = [],
  tones: readonly [Tone, Tone, Tone] = ['top', 'left', 'right'],
): Solid {
  const [x, y, z] = at
  const [X, Y, Z] = add(at, size)
  const left = polygon(
    [
      [x, Y, z],
      [x, Y, Z],
      [X, Y, Z],
      [X, Y, z],
    ],
    tones[1],
  )
  const right = polygon(
    [
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
      [X, y, z],
    ],
    tones[2],
  )
  const top = polygon(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    tones[0],
  )
  return { bounds: { min: at, max: [X, Y, Z] }, shapes: [left, right, top, ...marks] }
}

/** A cylinder from the centre of its far end, `length` metres along `axis`. */
export function cylinder(
  axis: Axis,
  at: Vec3,
  radius: number,
  length: number,
  marks: readonly Shape[] = [],
  body: Tone = 'left',
  cap: Tone = 'top',
): Solid {
  const along: Vec3 = axis === 'x' ? [length, 0, 0] : axis === 'y' ? [0, length, 0] : [0, 0, length]
  const near = add(at, along)
  const { centre: far, major, minor, turn, arm } = projectCircle(axis, at, radius)
  const [nx, ny] = project(near)
  // The tangents of both ends meet them exactly at the ends of the long axes, on the side away from the viewer.
  const arc = { major, minor, turn, large: 0, sweep: axis === 'z' ? 0 : 1 } as const
  const side: Shape = {
    tone: body,
    start: [nx - arm[0], ny - arm[1]],
    steps: [[far[0] - arm[0], far[1] - arm[1]], { ...arc, to: [far[0] + arm[0], far[1] + arm[1]] }, [nx + arm[0], ny + arm[1]]],
    closed: true,
  }
  const r: Vec3 = [axis === 'x' ? 0 : radius, axis === 'y' ? 0 : radius, axis === 'z' ? 0 : radius]
  const bounds = { min: add(at, [-r[0], -r[1], -r[2]]), max: add(near, r) }
  return { bounds, shapes: [side, circle(axis, near, radius, cap), ...marks] }
}

/** A body turned on an upright axis: rings of radius and height from the bottom up. */
export function lathe(
  at: Vec3,
  rings: readonly (readonly [radius: number, height: number])[],
  body: Tone = 'left',
  cap: Tone = 'top',
): Solid {
  const ring = ([radius, height]: readonly [number, number]) => arcPoints('z', add(at, [0, 0, height]), radius, 0, 345, 23)
  const shapes = rings.slice(1).map((upper, i) => outline(silhouette([...ring(rings[i] ?? upper), ...ring(upper)]), body))
  const last = rings[rings.length - 1] ?? [0, 0]
  const width = Math.max(...rings.map(([radius]) => radius))
  const bounds = { min: add(at, [-width, -width, 0]), max: add(at, [width, width, last[1]]) } satisfies Bounds
  return { bounds, shapes: [...shapes, circle('z', add(at, [0, 0, last[1]]), last[0], cap)] }
}

/** Marks without a body: floor lines, beams of light, wires. Their bounds say what lies before and behind. */
export const flat = (min: Vec3, max: Vec3, shapes: readonly Shape[]): Solid => ({ bounds: { min, max }, shapes })

export const moving = (solid: Solid): Solid => ({ ...solid, moves: true })
export const named = (name: string, solid: Solid): Solid => ({ ...solid, name })

/** Several solids as one, painted together; for things that nothing reaches into. */
export function join(solids: readonly Solid[]): Solid {
  const pick = (end: 'min' | 'max', choose: (...numbers: number[]) => number): Vec3 => {
    const on = (i: 0 | 1 | 2) => choose(...solids.map((solid) => solid.bounds[end][i]))
    return [on(0), on(1), on(2)]
  }
  return {
    bounds: { min: pick('min', Math.min), max: pick('max', Math.max) },
    shapes: paintOrder(solids).flatMap((solid) => solid.shapes),
  }
}

/** The same things `by` metres elsewhere in the plant. */
export function move(solids: readonly Solid[], by: Vec3): Solid[] {
  const shift = project(by)
  return solids.map((solid) => ({
    ...solid,
    bounds: { min: add(solid.bounds.min, by), max: add(solid.bounds.max, by) },
    shapes: solid.shapes.map((shape) => moveShape(shape, shift)),
  }))
}
