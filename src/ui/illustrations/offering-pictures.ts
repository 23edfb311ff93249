import type { OFFERING_SLUGS } from '#shared/paths.ts'
import { scanStation } from './parts/camera.ts'
import { conveyor } from './parts/conveyor.ts'
import { floor } from './parts/floor.ts'
import type { Picture } from './parts/kit/picture.ts'
import { add, type Vec3 } from './parts/kit/projection.ts'
import { line } from './parts/kit/shape.ts'
import type { View } from './parts/kit/sheet.ts'
import { box, flat, move, named, type Solid } from './parts/kit/solid.ts'
import { person } from './parts/person.ts'
import { rack } from './parts/rack.ts'
import { screen } from './parts/screen.ts'
import { energyZone, inspectionZone, lineZone, modelZone, planningZone, safetyZone, shopFloorZone, workpiece } from './zones.ts'

/** Sheet of the close views, in units. */
const SHEET = { width: 640, height: 480 }
const close = (centre: Vec3, scale: number): View => ({ ...SHEET, centre, scale })

/** Cycle times as columns over their stations; the dashed line is the takt that all must keep. */
function cycleTimes(): Solid[] {
  const column = (at: Vec3, height: number): Solid => box(at, [0.5, 0.5, height])
  const front = 1.15
  const takt = line(
    [
      [1.2, front, 4.9],
      [9.2, front, 4.9],
    ],
    'guide',
  )
  const ends = [1.2, 9.2].map((x) =>
    line(
      [
        [x, front, 4.6],
        [x, front, 5.2],
      ],
      'process',
    ),
  )
  return [
    column([2.9, 0.6, 3.1], 1.2),
    named('bottleneck', column([6.7, 0.6, 3.1], 2.7)),
    flat([1.2, front, 4.6], [9.2, front, 5.2], [takt, ...ends]),
    column([4, 4.6, 2.7], 1),
  ]
}

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
    solids: () => [floor([-0.6, -0.6, 0], [6.6, 5.8], 1), ...planningZone()],
    view: close([2.7, 2.2, 0.72], 56),
    signal: 'pin',
  },
  'integrated-factory-modelling': {
    solids: () => [
      floor([-1, -1, 0], [19.6, 10], 2),
      ...modelZone(2),
      scanStation([12, 7.2, 0]),
      person([13.4, 7.6, 0], 'points-left'),
    ],
    view: close([8.8, 4, 1.8], 23.8),
    signal: 'duct',
  },
  'line-simulation-optimization': {
    solids: () => [floor([-1, -1.6, 0], [13, 8.2], 1), ...lineZone(11), ...cycleTimes()],
    view: close([5.2, 2.5, 1.8], 32.5),
    signal: 'bottleneck',
  },
  'automated-quality-inspection': { solids: inspectionClose, view: close([2.7, 1.35, 1.15], 57), signal: 'workpiece' },
  'shop-floor-automation-&-material-movement': {
    solids: () => shopFloorClose(),
    view: close([3.2, 2.1, 1.45], 42),
    signal: 'vehicle',
  },
  'energy-efficiency-&-monitoring': {
    solids: () => [floor([-0.8, -0.6, 0], [9.4, 4], 1), ...energyZone()],
    view: close([3.75, 1.4, 1.35], 51),
    signal: 'needle',
  },
  'machine-safety': {
    solids: () => [floor([-0.6, -0.6, 0], [6.8, 6.8], 1), ...safetyZone(0.3)],
    view: close([2.8, 2.8, 0.85], 51),
    signal: 'arm',
  },
} as const satisfies Record<(typeof OFFERING_SLUGS)[number], Picture>
