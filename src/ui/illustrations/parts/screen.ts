import { add, type Vec3 } from './kit/projection.ts'
import { line, rect, type Shape } from './kit/shape.ts'
import { box, join, type Solid } from './kit/solid.ts'

/** Bars in a panel that faces y; `values` from 0 to 1. */
export function bars(at: Vec3, [w, h]: readonly [number, number], values: readonly number[]): Shape[] {
  const step = w / values.length
  return [
    ...values.map((value, i) => rect('y', add(at, [i * step + step * 0.18, 0, 0]), step * 0.64, h * value, 'data')),
    line([at, add(at, [w, 0, 0])]),
  ]
}

/** A load curve in a panel that faces y. */
export function curve(at: Vec3, [w, h]: readonly [number, number], values: readonly number[]): Shape[] {
  const points = values.map((value, i): Vec3 => add(at, [(w * i) / (values.length - 1), 0, h * value]))
  return [line([add(at, [0, 0, h]), at, add(at, [w, 0, 0])]), line(points, 'process')]
}

/** A screen on a stand that faces y; `content` draws into the panel from its lower left corner. */
export function screen(
  at: Vec3,
  [w, h]: readonly [number, number],
  content: (corner: Vec3) => readonly Shape[],
  lift = 0.95,
): Solid {
  const panel = add(at, [0, 0, lift])
  const face = add(panel, [0.12, 0.12, 0.12])
  return join([
    box(add(at, [w / 2 - 0.35, -0.2, 0]), [0.7, 0.5, 0.06]),
    box(add(at, [w / 2 - 0.06, 0, 0.06]), [0.12, 0.08, lift - 0.06]),
    box(panel, [w, 0.12, h], [rect('y', add(panel, [0.08, 0.12, 0.08]), w - 0.16, h - 0.16, 'top'), ...content(face)]),
  ])
}
