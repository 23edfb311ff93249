import type { Vec3 } from './kit/projection.ts'
import { line, type Shape } from './kit/shape.ts'
import { box, flat, type Solid } from './kit/solid.ts'

/** A floor slab under `size` metres, its top at the height of `at`, with a grid every `step` metres. */
export function floor(at: Vec3, [width, depth]: readonly [number, number], step: number, thickness = 0.3): Solid {
  const [x, y, z] = at
  // The grid stops short of the edge, which is drawn in ink.
  const inset = 0.1
  const grid: Shape[] = []
  for (let i = step; i < width - 0.01; i += step)
    grid.push(
      line(
        [
          [x + i, y + inset, z],
          [x + i, y + depth - inset, z],
        ],
        'grid',
      ),
    )
  for (let i = step; i < depth - 0.01; i += step)
    grid.push(
      line(
        [
          [x + inset, y + i, z],
          [x + width - inset, y + i, z],
        ],
        'grid',
      ),
    )
  return box([x, y, z - thickness], [width, depth, thickness], grid)
}

/** A way painted on the floor. */
export function guide(points: readonly (readonly [number, number])[], tone: 'guide' | 'process' | 'line' = 'guide'): Solid {
  const along = points.map(([x, y]): Vec3 => [x, y, 0])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return flat([Math.min(...xs), Math.min(...ys), 0], [Math.max(...xs), Math.max(...ys), 0], [line(along, tone)])
}
