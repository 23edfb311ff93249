import { BELT, BELT_WIDTH } from './conveyor.ts'
import { add, type Vec3 } from './kit/projection.ts'
import { circle, line, rect, type Shape } from './kit/shape.ts'
import { box, type Solid } from './kit/solid.ts'

/** A processing station that a conveyor along x runs through: two feet and a housing above, with door and panel. */
export function machine(at: Vec3, width = 2, height = 1.5): Solid[] {
  const inside = BELT + 0.75
  const front = add(at, [0, BELT_WIDTH + 0.7, 0])
  const door: Shape[] = [
    rect('y', add(front, [0.2, 0, inside + 0.3]), width * 0.5, height - 0.6, 'top'),
    rect('y', add(front, [width * 0.72, 0, inside + height * 0.45]), width * 0.16, height * 0.3, 'right'),
    line([add(front, [0, 0, inside + 0.15]), add(front, [width, 0, inside + 0.15])]),
  ]
  const vent = circle('z', add(at, [width / 2, BELT_WIDTH / 2, inside + height]), 0.4, 'left')
  return [
    box(add(at, [0, -0.7, 0]), [width, 0.65, inside]),
    box(
      add(at, [0, BELT_WIDTH + 0.05, 0]),
      [width, 0.65, inside],
      [rect('y', add(front, [0.2, 0, 0.25]), width - 0.4, inside - 0.6, 'left')],
    ),
    box(add(at, [0, -0.7, inside]), [width, BELT_WIDTH + 1.4, height], [...door, vent]),
  ]
}
