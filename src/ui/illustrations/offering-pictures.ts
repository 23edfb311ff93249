import type { OFFERING_SLUGS } from '#shared/paths.ts'
import { scanStation } from './parts/camera.ts'
import { conveyor } from './parts/conveyor.ts'
import { dimension } from './parts/dimension.ts'
import { floor } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import { add, type Vec3 } from './parts/kit/projection.ts'
import { line } from './parts/kit/shape.ts'
import type { Fit } from './parts/kit/sheet.ts'
import { move, type Solid } from './parts/kit/solid.ts'
import { person } from './parts/person.ts'
import { rack } from './parts/rack.ts'
import { screen } from './parts/screen.ts'
import {
  cycleZone,
  energyZone,
  inspectionZone,
  lineZone,
  modelZone,
  planningZone,
  safetyZone,
  shopFloorZone,
  workpiece,
} from './zones.ts'

/** Sheet of the close views, in units. */
const SHEET: Fit = { width: 640, height: 480, margin: 10 }

function inspectionClose(): Solid[] {
  const verdict = (corner: Vec3) => [
    line([add(corner, [0.15, 0, 0.5]), add(corner, [0.5, 0, 0.2]), add(corner, [1.1, 0, 0.95])], 'process'),
    line([add(corner, [1.3, 0, 0.25]), add(corner, [1.75, 0, 0.25])], 'process'),
    line([add(corner, [1.3, 0, 0.5]), add(corner, [1.75, 0, 0.5])], 'process'),
  ]
  const part = (x: number): Solid => workpiece(x, 0.5)
  return [
    floor([-0.8, -0.8, 0], [7.2, 4.4], 1),
    conveyor('x', [-0.4, 0.5, 0], 6.4, 0.4),
    ...move(inspectionZone(), [2.6, 0.5, 0]),
    part(0.6),
    part(4.6),
    screen([3.6, -0.3, 0], [2.2, 1.4], verdict, 1.5),
    person([5.1, 2.6, 0], 'points-left'),
  ]
}

function shopFloorClose(): Solid[] {
  return [
    floor([-1, -1.4, 0], [8.6, 6.8], 1),
    ...rack(
      [-0.9, -1.2, 0],
      [
        [1.1, 0.9],
        [0.8, 1.2],
      ],
    ),
    conveyor('x', [1.8, -0.9, 0], 5.6, 0.4),
    ...[2.6, 4.4, 6.2].map((x) => workpiece(x, -0.9)),
    ...shopFloorZone(),
    person([6.9, 2.9, 0]),
  ]
}

/** The seven close views, by the offering that each stands for. */
export const OFFERING_PICTURES = {
  'industry-consulting': {
    id: 'offering-industry-consulting',
    solids: () => [floor([-0.4, -0.4, 0], [6, 5], 1), ...planningZone()],
    view: SHEET,
    signal: 'flag',
  },
  'integrated-factory-modelling': {
    id: 'offering-integrated-factory-modelling',
    solids: () => [
      floor([-1, -1, 0], [19.6, 10], 2),
      ...modelZone(2, 2),
      dimension('x', [0, 7.4, 0], 17.6, 0.4),
      scanStation([6.4, 8.1, 0]),
      person([7.4, 8.4, 0], 'points-left'),
    ],
    view: SHEET,
    signal: 'duct',
  },
  'line-simulation-optimization': {
    id: 'offering-line-simulation-optimization',
    solids: () => [floor([-1, -1.6, 0], [13, 8.2], 1), ...lineZone(11), ...cycleZone(11)],
    view: SHEET,
    signal: 'bottleneck',
  },
  'automated-quality-inspection': {
    id: 'offering-automated-quality-inspection',
    solids: inspectionClose,
    view: SHEET,
    signal: 'workpiece',
  },
  'shop-floor-automation-&-material-movement': {
    id: 'offering-shop-floor-automation-&-material-movement',
    solids: () => shopFloorClose(),
    view: SHEET,
    signal: 'vehicle',
  },
  'energy-efficiency-&-monitoring': {
    id: 'offering-energy-efficiency-&-monitoring',
    solids: () => [floor([-0.8, -0.6, 0], [9, 4], 1), ...energyZone()],
    view: SHEET,
    signal: 'needle',
  },
  'machine-safety': {
    id: 'offering-machine-safety',
    solids: () => [floor([-0.6, -0.6, 0], [6.8, 6.8], 1), ...safetyZone(0.3)],
    view: SHEET,
    signal: 'arm',
  },
} as const satisfies Record<(typeof OFFERING_SLUGS)[number], Picture>
