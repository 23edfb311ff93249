import { add, type Vec3 } from './kit/projection.ts'
import { arcPoints, circle, line, onCircle, polygon, rect, type Shape } from './kit/shape.ts'
import { box, flat, named, type Solid } from './kit/solid.ts'

/** Angles of the dial's scale, from empty to full. */
const [EMPTY, FULL] = [215, -35]

function dial(centre: Vec3, radius: number): Shape[] {
  const ticks = Array.from({ length: 9 }, (_, i) => {
    const angle = EMPTY + ((FULL - EMPTY) * i) / 8
    const at = (r: number) => onCircle('y', centre, radius * r, angle)
    return line([at(0.78), at(0.9)])
  })
  return [circle('y', centre, radius, 'top'), ...ticks]
}

/** A switch cabinet that faces y, with a dial of the given radius; `level` from 0 to 1 is where its needle stands. */
export function meterCabinet(at: Vec3, level: number, size: Vec3 = [1.3, 0.7, 2.3], needle = ''): Solid[] {
  const [w, d, h] = size
  const face = add(at, [0, d, 0])
  const centre = add(face, [w / 2, 0, h - w * 0.5])
  const radius = w * 0.36
  // The needle hangs a little in front of its dial, so that it is painted after it.
  const shift: Vec3 = [0, 0.01, 0]
  const angle = EMPTY + (FULL - EMPTY) * level
  const heel = (turn: number) => onCircle('y', add(centre, shift), radius * 0.12, angle + turn)
  const tip = onCircle('y', add(centre, shift), radius * 0.74, angle)
  const marks = [
    rect('y', add(face, [0.09, 0, 0.12]), w - 0.18, h - 0.24, 'left'),
    ...dial(centre, radius),
    line(arcPoints('y', centre, radius * 0.62, EMPTY, angle), 'process'),
    ...[0, 1, 2].map((i) => line([add(face, [w * 0.25, 0, 0.42 + i * 0.12]), add(face, [w * 0.75, 0, 0.42 + i * 0.12])])),
  ]
  const hand = flat(add(centre, [-radius, 0.01, -radius]), add(centre, [radius, 0.01, radius]), [
    polygon([heel(90), tip, heel(-90)], 'right'),
    circle('y', add(centre, shift), radius * 0.16, 'right'),
  ])
  return [box(at, size, marks), needle ? named(needle, hand) : hand]
}
