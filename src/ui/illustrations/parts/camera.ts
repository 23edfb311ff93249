import { BELT_WIDTH } from './conveyor.ts'
import { add, type Vec3 } from './kit/projection.ts'
import { circle, line, polygon, rect } from './kit/shape.ts'
import { box, cylinder, flat, join, named, type Solid } from './kit/solid.ts'

/** A post behind a conveyor along x (whose corner is `at`) and an arm over it, with a camera that looks down. */
export function cameraStand(at: Vec3, height = 2.6): Solid[] {
  const leg: Vec3 = [0.26, 0.26, height]
  const beam = box(add(at, [0, -0.44, height]), [0.26, BELT_WIDTH / 2 + 0.74, 0.26])
  const lens = add(at, [0.13, BELT_WIDTH / 2, height - 0.95])
  const camera = join([
    cylinder('z', lens, 0.16, 0.22, [], 'right'),
    box(add(lens, [-0.2, -0.2, 0.22]), [0.4, 0.4, 0.5], [rect('y', add(lens, [-0.12, 0.2, 0.5]), 0.24, 0.1, 'top')]),
    box(add(lens, [-0.07, -0.07, 0.72]), [0.14, 0.14, 0.23]),
  ])
  return [box(add(at, [0, -0.44, 0]), leg), named('camera', camera), beam]
}

/** What the camera sees: light from its lens to a field of `size` metres at `at` on the belt. */
export function fieldOfView(at: Vec3, lens: Vec3, [w, d]: readonly [number, number]): Solid[] {
  const corners: Vec3[] = [at, add(at, [w, 0, 0]), add(at, [w, d, 0]), add(at, [0, d, 0])]
  const rays = corners.map((corner) => line([lens, corner], 'process'))
  const field = polygon(corners, 'process')
  const top = lens[2] - at[2]
  return [flat(at, add(at, [w, d, 0]), [field]), flat(add(at, [0, 0, 0.3]), add(at, [w, d, top]), rays)]
}

/** A camera on a stand that looks over the floor. */
export function scanStation(at: Vec3): Solid {
  const top = add(at, [0, 0, 1.35])
  const legs = (
    [
      [-0.45, 0.15],
      [0.4, -0.3],
      [0.2, 0.5],
    ] as const
  ).map(([x, y]) => line([add(at, [x, y, 0]), top]))
  const head = box(add(top, [-0.16, -0.11, 0.04]), [0.32, 0.22, 0.42], [circle('y', add(top, [0, 0.11, 0.27]), 0.09, 'top')])
  const foot = cylinder('z', add(top, [0, 0, -0.06]), 0.13, 0.1)
  return flat(add(at, [-0.45, -0.3, 0]), add(at, [0.45, 0.5, 1.85]), [...legs, ...foot.shapes, ...head.shapes])
}

/** Light above a station that tells its state. */
export function beacon(at: Vec3): Solid {
  return join([
    cylinder('z', at, 0.05, 0.5),
    cylinder('z', add(at, [0, 0, 0.5]), 0.11, 0.16),
    cylinder('z', add(at, [0, 0, 0.66]), 0.11, 0.16),
  ])
}
