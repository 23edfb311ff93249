import type { Picture } from './parts/kit/picture.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import { plant } from './plant.ts'

/** Things of the plant that a crop can bring forward, and where they stand. */
const THINGS: readonly (readonly [name: string, at: Vec3])[] = [
  ['arm', [25, 9.6, 1]],
  ['vehicle', [12.6, 18, 0.6]],
  ['loader', [13.6, 16.4, 1]],
  ['needle', [22.4, 18.8, 1.8]],
  ['peak', [22.6, 18.2, 2.6]],
  ['flag', [4.4, 18.8, 1.1]],
  ['camera', [14, 9.2, 1.6]],
  ['workpiece', [13.9, 9.4, 1.2]],
  ['duct', [20, 4.4, 2.4]],
  ['bottleneck', [10.6, 9.6, 3.2]],
]

/** 32 bits that any text gives, always the same ones (FNV-1a). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  return bits >>> 0
}

const known = new Map<string, Picture>()

/** A crop of the plant with one thing brought forward; equal seeds give equal crops, most seeds give their own. */
export function cropPicture(seed: string): Picture {
  const bits = hash(seed)
  const [signal, at] = THINGS[bits % THINGS.length] ?? ['arm', [25, 9.6, 1]]
  // The thing stands off the middle, to one of nine sides, and at one of four distances.
  const [right, down] = [((bits >>> 8) % 3) - 1, ((bits >>> 12) % 3) - 1]
  const centre: Vec3 = [at[0] - right * 1.4 - down * 0.5, at[1] + right * 1.4 - down * 0.5, at[2]]
  const scale = 44 + ((bits >>> 16) % 4) * 7
  const key = `crop ${signal} ${right} ${down} ${scale}`
  const picture = known.get(key) ?? {
    id: key,
    solids: plant,
    view: { centre, scale, width: 800, height: 450 },
    signal,
  }
  known.set(key, picture)
  return picture
}
