import { type Point, project, type Vec3 } from './kit/projection.ts'
import { outline, type Shape, type Step } from './kit/shape.ts'
import { flat, type Solid } from './kit/solid.ts'

/** Somebody who works here, 1.75 m tall: a figure with a helmet, one arm raised to point if wanted. */
export function person(at: Vec3, pose: 'stands' | 'points-left' | 'points-right' = 'stands'): Solid {
  const [x, y] = project(at)
  const on = (dx: number, up: number): Point => [x + dx, y - up]
  const arc = (to: Point, r: number, sweep: 0 | 1 = 1, large: 0 | 1 = 0): Step => ({
    to,
    major: r,
    minor: r,
    turn: 0,
    large,
    sweep,
  })
  const legs: Shape[] = [
    outline(
      [on(-0.15, 0.86), on(-0.13, 0.03), on(-0.02, 0.03), on(0, 0.7), on(0.02, 0.03), on(0.13, 0.03), on(0.15, 0.86)],
      'right',
    ),
  ]
  const torso: Shape = {
    tone: 'left',
    start: on(-0.17, 0.8),
    steps: [on(-0.24, 1.26), arc(on(-0.1, 1.43), 0.16), on(0.1, 1.43), arc(on(0.24, 1.26), 0.16), on(0.17, 0.8)],
    closed: true,
  }
  const head: Shape = {
    tone: 'top',
    start: on(-0.12, 1.58),
    steps: [arc(on(0.12, 1.58), 0.12, 0), arc(on(-0.12, 1.58), 0.12, 0)],
    closed: true,
  }
  const helmet: Shape = {
    tone: 'top',
    start: on(-0.15, 1.6),
    steps: [arc(on(0.15, 1.6), 0.15), on(0.19, 1.6), on(-0.15, 1.6)],
    closed: true,
  }
  const side = pose === 'points-left' ? -1 : 1
  const raised: Shape = outline([on(side * 0.2, 1.34), on(side * 0.56, 1.22), on(side * 0.58, 1.3), on(side * 0.24, 1.4)], 'left')
  const hanging = (s: number): Shape => outline([on(s * 0.15, 1.25), on(s * 0.155, 0.82)], 'line', false)
  const shapes = [...legs, torso, hanging(-1), hanging(1), ...(pose === 'stands' ? [] : [raised]), head, helmet]
  return flat([at[0] - 0.2, at[1] - 0.2, at[2]], [at[0] + 0.2, at[1] + 0.2, at[2] + 1.75], shapes)
}
