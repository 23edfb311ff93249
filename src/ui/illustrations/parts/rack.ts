import { add, type Vec3 } from './kit/projection.ts'
import { box, type Solid } from './kit/solid.ts'

/** Heights of the rack's shelves. */
const SHELVES = [0.15, 1.75, 3.35]

/** A pallet rack along y with bays of 2 m; `loads` gives the height of the load per bay and shelf, 0 for an empty place. */
export function rack(at: Vec3, loads: readonly (readonly number[])[]): Solid[] {
  const length = loads.length * 2
  const levels = SHELVES.slice(0, Math.max(...loads.map((bay) => bay.length)))
  const height = (levels[levels.length - 1] ?? 0) + 1.25
  const shelves = levels.map((z) => box(add(at, [0, 0.12, z - 0.15]), [1.1, length - 0.12, 0.12]))
  const uprights = Array.from({ length: loads.length + 1 }, (_, bay) => box(add(at, [1.1, bay * 2, 0]), [0.12, 0.12, height]))
  const goods = loads.flatMap((bay, i) =>
    bay.flatMap((load, shelf) => {
      if (load <= 0) return []
      return [box(add(at, [0.1, i * 2 + 0.4, (SHELVES[shelf] ?? 0) - 0.03]), [0.9, 1.4, load])]
    }),
  )
  return [...shelves, ...uprights, ...goods]
}
