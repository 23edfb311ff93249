import { cameraStand, fieldOfView } from './parts/camera.ts'
import { BELT, conveyor } from './parts/conveyor.ts'
import { floor } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import type { Vec3 } from './parts/kit/projection.ts'
import { move, type Solid } from './parts/kit/solid.ts'
import { person } from './parts/person.ts'
import { gearbox } from './parts/products.ts'
import { plant } from './plant.ts'
import { several } from './sets.ts'
import { cycleZone, energyZone, lineZone, safetyZone } from './zones.ts'

/** A cover in the proportions of a sheet of paper, the floor running out on all sides. */
const cover = (solids: () => readonly Solid[], centre: Vec3, scale: number, signal: string): Picture => ({
  solids: () => [floor([-60, -60, 0], [120, 120], 1), ...solids()],
  view: { centre, scale, width: 400, height: 565.5 },
  signal,
})

/** Covers of the sample brochures, by the key of their document's id. */
export const BROCHURE_PICTURES = {
  'company-profile': {
    solids: () => [floor([-80, -80, -0.5], [160, 160], 4), ...plant()],
    view: { centre: [14.25, 10.25, 1.2], scale: 8.4, width: 400, height: 565.5 },
    signal: 'arm',
    weight: 0.8,
  },
  'line-simulation-primer': cover(() => [...lineZone(11), ...cycleZone(11)], [5.5, 2.4, 2], 27, 'bottleneck'),
  'energy-monitoring-guide': cover(() => energyZone(), [3.2, 0.9, 1.7], 44, 'needle'),
  'machine-safety-guide': cover(() => [...safetyZone(0.3), person([3, 8, 0])], [2.9, 3, 1], 36, 'arm'),
  'vision-inspection-checklist': cover(
    () => [
      conveyor('x', [-7, -0.1, 0], 15, 0.4, 1.2),
      ...cameraStand([0, 0, 0], 3.4),
      ...move(several(gearbox, [[0, 0, 0]]), [0.1, 0.5, BELT]),
      ...fieldOfView([-0.7, -0.05, BELT + 0.01], [0.13, 0.5, 2.45], [1.6, 1.1]),
      ...several(gearbox, [
        [-3.2, 0.5, BELT],
        [3.4, 0.5, BELT],
      ]),
    ],
    [0.3, 0.5, 1.6],
    62,
    'camera',
  ),
} as const satisfies Record<string, Picture>
