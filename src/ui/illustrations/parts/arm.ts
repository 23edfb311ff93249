import { add, silhouette, type Vec3 } from './kit/projection.ts'
import { outline, polygon, type Shape } from './kit/shape.ts'
import { cylinder, type Solid } from './kit/solid.ts'

export interface ArmPose {
  /** Direction of the arm on the floor, in degrees from x towards y. */
  turn: number
  /** Where the tool points: metres from the axis of the base, and above the floor. */
  reach: number
  height: number
  /** 1 is an arm with links of 1.2 m. */
  size?: number
}

const disc = (centre: Vec3, along: Vec3, radius: number, count = 18): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const flat = radius * Math.cos(angle)
    return add(centre, [flat * along[0], flat * along[1], radius * Math.sin(angle)])
  })

/** A six-axis robot on its base at `at`, elbow up, tool down; `name` is that of its moving part. */
export function arm(at: Vec3, { turn, reach, height, size = 1 }: ArmPose, name = ''): Solid[] {
  const radians = (turn * Math.PI) / 180
  const along: Vec3 = [Math.cos(radians), Math.sin(radians), 0]
  // Across the arm, towards the viewer, so that each link's near side is the one drawn on top.
  const side = along[0] - along[1] >= 0 ? 1 : -1
  const across: Vec3 = [-along[1] * side, along[0] * side, 0]
  const point = (out: number, up: number, over = 0): Vec3 =>
    add(at, [(out * along[0] + over * across[0]) * size, (out * along[1] + over * across[1]) * size, up * size])
  const [r, h] = [reach / size, height / size]
  const [link, shoulder] = [1.2, 0.95]
  const wrist = { out: r, up: h + 0.42 }
  const lift = wrist.up - shoulder
  const span = Math.min(Math.hypot(wrist.out, lift), 2 * link - 0.01)
  const bend = Math.atan2(lift, wrist.out) + Math.acos(span / (2 * link))
  const elbow = { out: link * Math.cos(bend), up: shoulder + link * Math.sin(bend) }

  const plate = (a: Vec3, b: Vec3, ra: number, rb: number, thick: number): Shape[] => {
    const shift = (p: Vec3, by: number): Vec3 => add(p, [across[0] * by * size, across[1] * by * size, 0])
    const rim = (by: number) => [...disc(shift(a, by), along, ra * size), ...disc(shift(b, by), along, rb * size)]
    return [outline(silhouette([...rim(0), ...rim(thick)]), 'right'), outline(silhouette(rim(thick)), 'left')]
  }
  const joint = (p: Vec3, radius: number): Shape => polygon(disc(p, along, radius * size), 'top')
  const finger = (over: number): Shape[] =>
    plate(point(wrist.out, wrist.up - 0.3, over), point(wrist.out, h, over), 0.045, 0.03, 0.05)

  const base = [
    ...cylinder('z', at, 0.42 * size, 0.22 * size).shapes,
    ...cylinder('z', add(at, [0, 0, 0.22 * size]), 0.3 * size, 0.45 * size).shapes,
  ]
  const shapes = [
    ...plate(point(0, 0.72, -0.2), point(0, shoulder, -0.2), 0.24, 0.24, 0.16),
    ...plate(point(0, shoulder, -0.04), point(elbow.out, elbow.up, -0.04), 0.23, 0.17, 0.2),
    joint(point(0, shoulder, 0.16), 0.13),
    ...finger(-0.02),
    ...finger(0.16),
    ...plate(point(wrist.out, wrist.up, 0.06), point(wrist.out, wrist.up - 0.26, 0.06), 0.1, 0.11, 0.14),
    ...plate(point(elbow.out, elbow.up, 0.17), point(wrist.out, wrist.up, 0.17), 0.18, 0.11, 0.16),
    joint(point(elbow.out, elbow.up, 0.33), 0.1),
    joint(point(wrist.out, wrist.up, 0.33), 0.055),
  ]
  const foot = 0.42 * size
  const shelf = 0.67 * size
  const tool = point(wrist.out, h)
  // Two solids: the foot stands on the floor, the links reach over whatever is lower than their tool.
  const links = {
    min: [Math.min(at[0] - foot, tool[0]), Math.min(at[1] - foot, tool[1]), Math.min(at[2] + shelf, tool[2])],
    max: [Math.max(at[0] + foot, tool[0]), Math.max(at[1] + foot, tool[1]), at[2] + (Math.max(elbow.up, wrist.up) + 0.2) * size],
  } satisfies Solid['bounds']
  const stand = { min: add(at, [-foot, -foot, 0]), max: add(at, [foot, foot, shelf]) }
  return [
    { bounds: stand, shapes: base },
    { bounds: links, shapes, ...(name ? { name } : {}) },
  ]
}
