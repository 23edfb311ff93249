import { BELT, BELT_WIDTH } from './conveyor.ts'
import { add, type Vec3 } from './kit/projection.ts'
import { arcPoints, circle, line, onCircle, polygon, rect } from './kit/shape.ts'
import { box, cylinder, flat, join, type Solid } from './kit/solid.ts'

/** A compressor of 2 by 1 m: skid, tank and motor. */
export function compressor(at: Vec3): Solid[] {
  const tank = add(at, [0.12, 0.5, 0.66])
  const seams = [0.3, 1.3].map((x) => line(arcPoints('x', add(tank, [x, 0, 0]), 0.42, -45, 135)))
  const motor = add(at, [0.5, 0.25, 1.08])
  const fins = [0.12, 0.24, 0.36, 0.48].map((x) => line([add(motor, [x, 0.5, 0.06]), add(motor, [x, 0.5, 0.4])]))
  return [
    box(at, [2, 1, 0.2]),
    cylinder('x', tank, 0.42, 1.7, [...seams, circle('x', add(tank, [1.7, 0, 0]), 0.2, 'left')]),
    box(motor, [0.6, 0.5, 0.46], fins),
    cylinder('x', add(motor, [0.6, 0.25, 0.2]), 0.14, 0.3),
  ]
}

/** A post behind a conveyor along x and an arm over it; `head` draws what hangs from the arm's end. */
export function gallows(at: Vec3, height: number, head: (under: Vec3) => Solid): Solid[] {
  const post: Vec3 = [0.26, 0.26, height]
  const beam = box(add(at, [0, -0.44, height]), [0.26, BELT_WIDTH / 2 + 0.8, 0.26])
  const hanging = head(add(at, [0.13, BELT_WIDTH / 2, height]))
  return [box(add(at, [0, -0.44, 0]), post), hanging, beam]
}

/** A placement head: slide, body and three nozzles over the belt, hanging from `under`. */
export function placementHead(under: Vec3): Solid {
  const nozzles = [-0.22, 0, 0.22].map((y) => cylinder('z', add(under, [0, y, -1.3]), 0.05, 0.3))
  const body = add(under, [-0.26, -0.34, -1])
  return join([
    ...nozzles,
    box(body, [0.52, 0.68, 0.6], [rect('y', add(body, [0.1, 0.68, 0.28]), 0.32, 0.2, 'top')]),
    box(add(under, [-0.1, -0.14, -0.4]), [0.2, 0.28, 0.4]),
  ])
}

/** A filler over a conveyor along x: a vessel with nozzles, between two feet. */
export function filler(at: Vec3, nozzles = 3): Solid[] {
  const width = nozzles * 0.62 + 0.3
  const floor = BELT + 1.35
  const spouts = Array.from({ length: nozzles }, (_, i) =>
    cylinder('z', add(at, [0.46 + i * 0.62, 0.5, floor - 0.22]), 0.07, 0.22),
  )
  const body = add(at, [0, -0.3, floor])
  return [
    box(add(at, [0, -0.55, 0]), [width, 0.3, floor]),
    ...spouts,
    box(body, [width, 1.5, 0.5], [rect('y', add(body, [0.16, 1.5, 0.12]), 0.5, 0.26, 'top')]),
    cylinder('z', add(body, [width / 2, 0.6, 0.5]), 0.5, 0.8, [circle('z', add(body, [width / 2, 0.6, 1.3]), 0.2, 'right')]),
  ]
}

/** A clock on a post that faces y; `hands` in minutes. */
export function clock(at: Vec3, radius: number, lift: number, [hour, minute]: readonly [number, number] = [10, 20]): Solid {
  const centre = add(at, [0, 0, lift + radius])
  const face = add(centre, [0, 0.16, 0])
  const hand = (value: number, length: number) => {
    const angle = 90 - value * 6
    return line([face, onCircle('y', face, radius * length, angle)])
  }
  const ticks = [0, 90, 180, 270].map((angle) => {
    const on = (r: number) => onCircle('y', face, radius * r, angle)
    return line([on(0.72), on(0.86)])
  })
  return join([
    cylinder('z', add(at, [0, 0.08, 0]), 0.05, lift),
    cylinder('y', centre, radius, 0.16, [...ticks, hand(hour * 5, 0.45), hand(minute, 0.66)]),
  ])
}

/** A board of 1.5 m on legs that leans towards y: a check list with its ticks. */
export function checkList(at: Vec3): Solid {
  const [w, h] = [1.3, 1.7]
  const on = (x: number, z: number): Vec3 => add(at, [x, 0.1, z])
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const z = 0.9 + h - 0.5 - row * 0.36
    return [
      rect('y', on(0.14, z), 0.2, 0.2, 'left'),
      line([on(0.17, z + 0.1), on(0.22, z + 0.05), on(0.34, z + 0.24)], 'process'),
      line([on(0.5, z + 0.1), on(w - 0.16, z + 0.1)]),
    ]
  })
  const board = add(at, [0, 0, 0.9])
  return join([
    box(add(at, [0.1, 0, 0]), [0.1, 0.1, 0.9]),
    box(add(at, [w - 0.2, 0, 0]), [0.1, 0.1, 0.9]),
    box(board, [w, 0.1, h], rows),
    box(add(board, [w / 2 - 0.22, 0.02, h - 0.06]), [0.44, 0.14, 0.14]),
  ])
}

/** A railing along x or y, for visitors to stand at. */
export function railing(axis: 'x' | 'y', at: Vec3, length: number): Solid {
  const on = (along: number, z: number): Vec3 => add(at, axis === 'x' ? [along, 0, z] : [0, along, z])
  const posts = Array.from({ length: Math.round(length / 1.2) + 1 }, (_, i, all = Math.round(length / 1.2)) =>
    line([on((i * length) / all, 0), on((i * length) / all, 1.05)]),
  )
  const rails = [0.55, 1.05].map((z) => line([on(0, z), on(length, z)]))
  return flat(on(0, 0), on(length, 1.05), [...posts, ...rails])
}

/** A ring of light seen from the side, its hole upwards. */
export function ringLight(at: Vec3, radius: number): Solid {
  const top = add(at, [0, 0, 0.2])
  const lamps = Array.from({ length: 8 }, (_, i) => onCircle('z', top, radius * 0.78, i * 45))
  return cylinder('z', at, radius, 0.2, [
    circle('z', top, radius * 0.56, 'right'),
    ...lamps.map((lamp) => circle('z', lamp, radius * 0.1, 'left')),
  ])
}

/** An arrow painted on the floor, its tip at `at`, pointing along x or y. */
export function floorArrow(axis: 'x' | 'y', at: Vec3, size = 0.4): Solid {
  const on = (along: number, across: number): Vec3 => add(at, axis === 'x' ? [along, across, 0] : [across, along, 0])
  const head = polygon([on(0, 0), on(-size, size * 0.55), on(-size, -size * 0.55)], 'data')
  return flat(on(-size, -size * 0.55), on(0, size * 0.55), [head])
}
