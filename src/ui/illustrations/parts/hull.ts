import { add, type Vec3 } from './kit/projection.ts'
import { line, polygon, rect, type Shape, type Tone } from './kit/shape.ts'
import { box, flat, type Solid } from './kit/solid.ts'

/** A hall with saw teeth along x: their number and width, the depth along y, heights of eaves and ridge, in metres. */
export interface HullSize {
  teeth: number
  tooth: number
  depth: number
  eaves: number
  ridge: number
}

export const HALL: HullSize = { teeth: 3, tooth: 4.4, depth: 6, eaves: 3.8, ridge: 5.6 }

/** The zigzag of the roof in the plane at `y`. */
function ridgeLine(at: Vec3, { teeth, tooth, eaves, ridge }: HullSize, y: number): Vec3[] {
  const corners = Array.from({ length: teeth }, (_, i): Vec3[] => [
    add(at, [i * tooth, y, eaves]),
    add(at, [(i + 1) * tooth, y, ridge]),
  ])
  return [...corners.flat(), add(at, [teeth * tooth, y, eaves])]
}

function roofShapes(origin: Vec3, { teeth, tooth, depth, eaves, ridge }: HullSize): Shape[] {
  const rim = (ridge - eaves) / 6
  return Array.from({ length: teeth }, (_, i): Shape[] => {
    const [from, to] = [i * tooth, (i + 1) * tooth]
    const slope = [
      add(origin, [from, 0, eaves]),
      add(origin, [to, 0, ridge]),
      add(origin, [to, depth, ridge]),
      add(origin, [from, depth, eaves]),
    ]
    // Seams end short of the roof's edges, whose ink they would cut.
    const at = (y: number, t: number): Vec3 => add(origin, [from + (to - from) * t, y, eaves + (ridge - eaves) * t])
    const seams = [depth / 3, (2 * depth) / 3].map((y) => line([at(y, 0.04), at(y, 0.96)], 'grid'))
    const panes = [1, 2, 3, 4, 5].map((n) => {
      const along = rim + ((depth - 2 * rim) * n) / 6
      return line([add(origin, [to, along, eaves + rim]), add(origin, [to, along, ridge - rim])])
    })
    return [
      polygon(slope, 'top'),
      ...seams,
      rect('x', add(origin, [to, 0, eaves]), depth, ridge - eaves, 'right'),
      rect('x', add(origin, [to, rim, eaves + rim]), depth - 2 * rim, ridge - eaves - 2 * rim, 'left'),
      ...panes,
    ]
  }).flat()
}

/** Windows and a gate or a door of one tooth's wall. */
function facade(wall: Vec3, tooth: number, gateState: 'none' | 'shut' | 'open'): Shape[] {
  const window = [1, 2].map((n) => {
    const x = 0.7 + ((tooth - 1.4) * n) / 3
    return line([add(wall, [x, 0, 2.9]), add(wall, [x, 0, 3.6])])
  })
  const slats = [0.6, 1.2, 1.8].map((z) => line([add(wall, [1.1, 0, z]), add(wall, [tooth - 1.1, 0, z])]))
  const opening = (tone: Tone) => rect('y', add(wall, [1.1, 0, 0]), tooth - 2.2, 2.4, tone)
  // Through an open gate one sees the floor inside and the inner edge of its jamb.
  const on = (x: number, z: number) => add(wall, [1.1 + x, 0, z])
  const inside = [
    polygon([on(0, 0), on(tooth - 2.2, 0), on(tooth - 2.2, 0.6), on(0.6, 0.6)], 'top'),
    polygon([on(0, 0), on(0.6, 0.6), on(0.6, 2.4), on(0, 2.4)], 'left'),
  ]
  const gate = gateState === 'open' ? [opening('right'), ...inside] : [opening('top'), ...slats]
  const door = [rect('y', add(wall, [2, 0, 0]), 1, 2.1, 'right')]
  return [rect('y', add(wall, [0.7, 0, 2.9]), tooth - 1.4, 0.7, 'right'), ...window, ...(gateState === 'none' ? door : gate)]
}

/** A closed hall, its teeth glazed towards x, windows and gates towards y; its first gate may stand open. */
export function hall(at: Vec3, size: HullSize = HALL, isOpen = false): Solid {
  const { teeth, tooth, depth, eaves, ridge } = size
  const end = teeth * tooth
  const front = [add(at, [0, depth, 0]), ...ridgeLine(at, size, depth), add(at, [end, depth, 0])]
  const walls = Array.from({ length: teeth }, (_, i) =>
    facade(add(at, [i * tooth, depth, 0]), tooth, i % 2 > 0 ? 'none' : i === 0 && isOpen ? 'open' : 'shut'),
  )
  return {
    bounds: { min: at, max: add(at, [end, depth, ridge]) },
    shapes: [
      ...roofShapes(at, size),
      polygon(front, 'left'),
      ...walls.flat(),
      rect('x', add(at, [end, 0, 0]), depth, eaves, 'right'),
    ],
  }
}

/** The roof alone, `lift` metres above its walls, held there by dashed lines. */
export function liftedRoof(at: Vec3, size: HullSize, lift: number): Solid[] {
  const { teeth, tooth, depth, eaves, ridge } = size
  const end = teeth * tooth
  const up = add(at, [0, 0, lift])
  const corners: Vec3[] = [
    [0, depth, eaves],
    [end, depth, eaves],
    [end, 0, eaves],
  ]
  const guides = corners.map((corner) => line([add(at, corner), add(up, corner)], 'guide'))
  return [
    flat(add(at, [0, 0, eaves]), add(up, [end, depth, eaves]), guides),
    {
      bounds: { min: add(up, [0, 0, eaves]), max: add(up, [end, depth, ridge]) },
      shapes: [...roofShapes(up, size), polygon(ridgeLine(up, size, depth), 'left')],
    },
  ]
}

/** Floor and the two far walls, with columns along them: a hall one can look into. */
export function openHall(at: Vec3, { teeth, tooth, depth, eaves }: HullSize, thick = 0.2): Solid[] {
  const end = teeth * tooth
  const columns = Array.from({ length: teeth + 1 }, (_, i) => {
    const x = Math.min(Math.max(i * tooth - thick, thick), end - 2 * thick)
    return box(add(at, [x, thick, 0]), [thick * 1.4, thick * 1.4, eaves])
  })
  return [
    box(add(at, [0, 0, -thick]), [end, depth, thick]),
    box(at, [end, thick, eaves]),
    box(add(at, [0, thick, 0]), [thick, depth - thick, eaves]),
    ...columns,
  ]
}

/** The hall as a model: frames, rails and roof lines in the process colour, nothing filled; its roof may be lifted. */
export function hallModel(at: Vec3, size: HullSize = HALL, lift = 0): Solid[] {
  const { teeth, tooth, depth, eaves, ridge } = size
  const end = teeth * tooth
  const up = add(at, [0, 0, lift])
  const wall = (y: number): Solid => {
    const columns = Array.from({ length: teeth }, (_, i) => {
      const x = (i + 1) * tooth
      const post = line([add(at, [x, y, 0]), add(at, [x, y, eaves])], 'process')
      return lift > 0 ? [post, line([add(at, [x, y, eaves]), add(up, [x, y, eaves])], 'guide')] : [post]
    })
    const rail = line([add(at, [0, y, eaves]), add(at, [end, y, eaves])], 'process')
    return flat(add(at, [0, y, 0]), add(at, [end, y, eaves]), [rail, ...columns.flat()])
  }
  const zigzag = (y: number): Solid =>
    flat(add(up, [0, y, eaves]), add(up, [end, y, ridge]), [line(ridgeLine(up, size, y), 'process')])
  const beams = Array.from({ length: teeth }, (_, i) =>
    [0, 1, 2, 3].map((n) => {
      const [x, z] = [(i + n / 3) * tooth, eaves + ((ridge - eaves) * n) / 3]
      return line([add(up, [x, 0, z]), add(up, [x, depth, z])], 'process')
    }),
  )
  const eavesEnd = line([add(up, [end, 0, eaves]), add(up, [end, depth, eaves])], 'process')
  const sill = line([add(at, [0, depth, 0]), add(at, [end, depth, 0]), add(at, [end, 0, 0])], 'process')
  return [
    wall(0),
    flat(at, add(at, [end, depth, 0]), [sill]),
    zigzag(0),
    flat(add(up, [0, 0, eaves]), add(up, [end, depth, ridge]), [...beams.flat(), eavesEnd]),
    wall(depth),
    zigzag(depth),
  ]
}
