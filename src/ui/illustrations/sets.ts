import { BELT } from './parts/conveyor.ts'
import { liftedRoof, openHall } from './parts/hull.ts'
import { add, type Vec3 } from './parts/kit/projection.ts'
import { circle, line, rect, type Shape } from './parts/kit/shape.ts'
import { box, cylinder, join, move, moving, named, type Solid } from './parts/kit/solid.ts'
import type { Product } from './parts/products.ts'
import { spool } from './parts/products.ts'

/** Copies of a product at several places, none of them brought forward. */
export const several = (product: Product, places: readonly Vec3[]): Solid[] =>
  places.flatMap((place) => product(place).map(({ name: _, ...solid }): Solid => moving(solid)))

/** A small model of a hall on a table of 2.8 by 1.7 m; its roof, named `roof`, hovers `lift` metres above. */
export function tableModel(at: Vec3, lift = 0.55): Solid[] {
  const size = { teeth: 3, tooth: 0.62, depth: 1, eaves: 0.45, ridge: 0.72 }
  const inside = [0.2, 0.75, 1.3].map((x) => box([x, 0.35, 0], [0.3, 0.3, 0.25]))
  const [guides, roof] = liftedRoof([0, 0, 0], size, lift)
  const model = [
    ...openHall([0, 0, 0], size, 0.05),
    ...inside,
    ...(guides ? [guides] : []),
    ...(roof ? [named('roof', roof)] : []),
  ]
  const legs = [
    [0.1, 0.1],
    [2.58, 0.1],
    [0.1, 1.48],
    [2.58, 1.48],
  ]
  return [
    ...legs.map(([x = 0, y = 0]) => box(add(at, [x, y, 0]), [0.12, 0.12, 0.8])),
    box(add(at, [0, 0, 0.8]), [2.8, 1.7, 0.1]),
    ...move(model, add(at, [0.45, 0.3, 0.95])),
  ]
}

/** An exhibitor's stand: platform, two walls, a counter. */
export function stand(at: Vec3): Solid[] {
  return [
    box(at, [5, 4, 0.15]),
    box(add(at, [0, 0, 0.15]), [5, 0.16, 2.4], [rect('y', add(at, [1, 0.16, 1.5]), 1.4, 0.7, 'top')]),
    box(add(at, [0, 0.16, 0.15]), [0.16, 3, 2.4]),
    box(add(at, [2.4, 2, 0.15]), [1.4, 0.6, 1]),
  ]
}

/** An operator's panel on its foot, facing y. */
export function controlPanel(at: Vec3): Solid {
  const face = add(at, [-0.2, 0.3, 1])
  const buttons = [0.14, 0.3, 0.46].map((x) => circle('y', add(face, [x, 0, 0.14]), 0.05, 'right'))
  return join([
    box(at, [0.2, 0.2, 1]),
    box(add(at, [-0.2, 0, 1]), [0.6, 0.3, 0.7], [rect('y', add(face, [0.08, 0, 0.28]), 0.44, 0.34, 'top'), ...buttons]),
  ])
}

/** A frame with two shelves of spools along x. */
export function spoolRack(at: Vec3): Solid[] {
  const length = 5.4
  const posts = [0, length].flatMap((x) => [0, 1.1].map((y) => box(add(at, [x, y, 0]), [0.14, 0.14, 3.3])))
  const shelves = [0.3, 1.8].map((z) => box(add(at, [0.14, 0.02, z]), [length - 0.14, 1.2, 0.1]))
  const places = [0.4, 1.9].flatMap((z) => [0.9, 2.15, 3.4, 4.65].map((x): Vec3 => add(at, [x, 0.62, z])))
  return [...posts, ...shelves, ...several(spool, places)]
}

/** A tunnel washer over a conveyor along y, 1.3 m wide. */
export function washer(at: Vec3): Solid[] {
  const inside = BELT + 1.25
  const hood = add(at, [0, 0, inside])
  return [
    box(at, [0.4, 2.6, inside]),
    box(add(at, [1.7, 0, 0]), [0.4, 2.6, inside]),
    box(hood, [2.1, 2.6, 0.7], [rect('y', add(hood, [0.2, 2.6, 0.2]), 0.6, 0.3, 'top')]),
    cylinder('z', add(hood, [0.6, 1.3, 0.7]), 0.3, 0.7),
  ]
}

/** The guarded cell as a screen shows it: fence and robot in plain lines. */
export function cellOnScreen(corner: Vec3): Shape[] {
  const on = (x: number, z: number): Vec3 => add(corner, [x, 0, z])
  const fence = [0, 0.75, 1.5, 2.25, 3].map((x) => line([on(0.05 + x, 0.1), on(0.05 + x, 1)], 'process'))
  const rails = [0.1, 1].map((z) => line([on(0.05, z), on(3.05, z)], 'process'))
  const robot = line([on(1, 0.1), on(1, 0.5), on(1.25, 1.35), on(2.05, 1.05), on(2.05, 0.75)], 'process')
  const joints = [on(1, 0.5), on(1.25, 1.35), on(2.05, 1.05)].map((p) => circle('y', p, 0.09, 'top'))
  return [...fence, ...rails, robot, ...joints]
}

/** Things as dashed outlines only: where they will stand, or what a computer thinks of them. */
export function ghost(solids: readonly Solid[]): Solid[] {
  return solids.map((solid) => ({
    bounds: solid.bounds,
    shapes: solid.shapes.map((shape): Shape => (shape.closed ? { ...shape, tone: 'guide' } : shape)),
  }))
}
