import type { Vec3 } from './projection.ts'

interface Placed {
  bounds: { min: Vec3; max: Vec3 }
}

/** Metres by which touching things may sink into each other. */
const SLACK = 1e-6

/** Intervals that a box covers across the view (the viewer looks along -1, -1, -1); two boxes overlap on the sheet if all three do. */
function shadow({ bounds: { min, max } }: Placed): readonly [number, number][] {
  return [
    [min[0] - max[1], max[0] - min[1]],
    [min[0] - max[2], max[0] - min[2]],
    [min[1] - max[2], max[1] - min[2]],
  ]
}

function isBehind(a: Placed, b: Placed): boolean {
  return a.bounds.max.some((far, i) => far <= (b.bounds.min[i] ?? 0) + SLACK)
}

const depth = ({ bounds: { min, max } }: Placed) => min.reduce((sum, near, i) => sum + near + (max[i] ?? 0), 0)

/** Sorts things so that each is painted after all that it hides. Boxes that reach into each other go by the depth of their middles. */
export function paintOrder<T extends Placed>(things: readonly T[]): T[] {
  const byDepth = [...things].sort((a, b) => depth(a) - depth(b))
  const shadows = byDepth.map(shadow)
  const hides = (i: number, j: number): boolean => {
    const [front, back] = [byDepth[i] as T, byDepth[j] as T]
    if (!isBehind(back, front) || isBehind(front, back)) return false
    return (shadows[i] ?? []).every(([low, high], axis) => {
      const [otherLow, otherHigh] = shadows[j]?.[axis] ?? [0, 0]
      return low < otherHigh - SLACK && otherLow < high - SLACK
    })
  }
  const done: T[] = []
  const seen = new Set<number>()
  const visit = (i: number) => {
    if (seen.has(i)) return
    seen.add(i)
    for (let j = 0; j < byDepth.length; j++) if (!seen.has(j) && hides(i, j)) visit(j)
    done.push(byDepth[i] as T)
  }
  for (let i = 0; i < byDepth.length; i++) visit(i)
  return done
}
