import { floor } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import type { Solid } from './parts/kit/solid.ts'

/** What a banner is made of: its things, where to look, how close, and the one in the signal colour. */
export interface Scene {
  solids: () => readonly Solid[]
  centre: Vec3
  /** Units of the 800 wide sheet for one metre. */
  scale: number
  signal: string
}

/** A banner of 16 to 9: a crop of the plant, its floor running out of the sheet on all sides. */
export function banner({ solids, centre, scale, signal }: Scene): Picture {
  return {
    solids: () => [floor([-40, -40, 0], [80, 80], 1), ...solids()],
    view: { centre, scale, width: 800, height: 450 },
    signal,
  }
}
