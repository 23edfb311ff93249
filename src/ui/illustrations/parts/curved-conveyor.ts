import { BELT } from './conveyor.ts'
import { add, type Vec3 } from './kit/projection.ts'
import { arcPoints, line, onCircle, polygon, rect } from './kit/shape.ts'
import type { Solid } from './kit/solid.ts'

/** A quarter turn that takes a conveyor from x to y: `at` is the centre of the turn, `inner` its inner radius. */
export function curvedConveyor(at: Vec3, inner: number, width: number): Solid {
  const outer = inner + width
  const on = (radius: number, z: number, from = -90, to = 0) => arcPoints('z', add(at, [0, 0, z]), radius, from, to, 10)
  const low = BELT - 0.25
  const rollers = [11, 23, 34, 45, 56, 68, 79].map((angle) => {
    const end = (radius: number) => onCircle('z', add(at, [0, 0, BELT]), radius, angle - 90)
    return line([end(inner + 0.1), end(outer - 0.1)])
  })
  const legs = [-80, -40].map((angle) => {
    const foot = onCircle('z', at, inner + 0.15, angle)
    return rect('y', foot, 0.16, low, 'right')
  })
  const shapes = [
    ...legs,
    // The side towards the viewer is the inner one up to the middle of the turn and the outer one after it.
    polygon([...on(inner, BELT), ...on(inner, low).reverse()], 'left'),
    polygon([...on(outer, BELT, -45), ...on(outer, low, -45).reverse()], 'right'),
    polygon([...on(outer, BELT), ...on(inner, BELT).reverse()], 'top'),
    line(on(inner + 0.1, BELT)),
    line(on(outer - 0.1, BELT)),
    ...rollers,
  ]
  return { bounds: { min: add(at, [0, -outer, 0]), max: add(at, [outer, 0, BELT]) }, shapes }
}
