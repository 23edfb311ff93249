import { type Axis, onFace, type Point, project, projectCircle, type Vec3 } from './projection.ts'

/**
 * How a shape is drawn. `top`, `left` and `right` are the three tones of fill, named after the side of a box that wears them;
 * `line`, `grid` and `mesh` (one looks through it) have no fill; `process` is a line and `data` an area in the process colour; `guide` is a dashed process line.
 */
export type Tone = 'top' | 'left' | 'right' | 'line' | 'grid' | 'mesh' | 'process' | 'data' | 'guide'

/** One step of an outline: a straight line to a point, or an elliptical arc. */
export type Step = Point | { to: Point; major: number; minor: number; turn: number; large: 0 | 1; sweep: 0 | 1 }

/** A flat piece on the sheet, in metres of the drawing. */
export interface Shape {
  tone: Tone
  start: Point
  steps: readonly Step[]
  closed: boolean
}

export const isPoint = (step: Step): step is Point => Array.isArray(step)

/** A filled piece through points of the sheet. */
export function outline(points: readonly Point[], tone: Tone, closed = true): Shape {
  return { tone, start: points[0] ?? [0, 0], steps: points.slice(1), closed }
}

export const polygon = (points: readonly Vec3[], tone: Tone): Shape => outline(points.map(project), tone)
export const line = (points: readonly Vec3[], tone: Tone = 'line'): Shape => outline(points.map(project), tone, false)

/** A rectangle of `a` by `b` metres in a face: along x and y on the floor, along x or y and upwards on a wall. */
export function rect(axis: Axis, origin: Vec3, a: number, b: number, tone: Tone): Shape {
  const corners = [onFace(axis, origin, 0, 0), onFace(axis, origin, a, 0), onFace(axis, origin, a, b), onFace(axis, origin, 0, b)]
  return polygon(corners, tone)
}

export function circle(axis: Axis, centre: Vec3, radius: number, tone: Tone): Shape {
  const { centre: c, major, minor, turn, arm } = projectCircle(axis, centre, radius)
  const arc = { major, minor, turn, large: 1, sweep: 1 } as const
  const start: Point = [c[0] - arm[0], c[1] - arm[1]]
  return {
    tone,
    start,
    steps: [
      { ...arc, to: [c[0] + arm[0], c[1] + arm[1]] },
      { ...arc, to: start },
    ],
    closed: true,
  }
}

/** The point of a circle in a face at an angle in degrees; 0 lies along the face's first direction. */
export function onCircle(axis: Axis, centre: Vec3, radius: number, angle: number): Vec3 {
  const radians = (angle * Math.PI) / 180
  return onFace(axis, centre, radius * Math.cos(radians), radius * Math.sin(radians))
}

/** Points of an arc of a circle in a face, from one angle to another in degrees. */
export function arcPoints(axis: Axis, centre: Vec3, radius: number, from: number, to: number, steps = 12): Vec3[] {
  return Array.from({ length: steps + 1 }, (_, i) => onCircle(axis, centre, radius, from + ((to - from) * i) / steps))
}

/** The same shape elsewhere on the sheet. */
export function moveShape(shape: Shape, [dx, dy]: Point): Shape {
  const move = (point: Point): Point => [point[0] + dx, point[1] + dy]
  const steps = shape.steps.map((step): Step => (isPoint(step) ? move(step) : { ...step, to: move(step.to) }))
  return { ...shape, start: move(shape.start), steps }
}
