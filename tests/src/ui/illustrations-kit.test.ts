import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paintOrder } from '#src/ui/illustrations/parts/kit/paint-order.ts'
import { onFloor, type Point, project, projectCircle, silhouette, type Vec3 } from '#src/ui/illustrations/parts/kit/projection.ts'
import { line, polygon } from '#src/ui/illustrations/parts/kit/shape.ts'
import { layOut, type View } from '#src/ui/illustrations/parts/kit/sheet.ts'
import { box, cylinder, move, named } from '#src/ui/illustrations/parts/kit/solid.ts'

const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI
const view: View = { centre: [0, 0, 0], scale: 10, width: 100, height: 100 }

describe('the projection', () => {
  it('lets both floor axes fall thirty degrees below the horizontal and keeps uprights upright', () => {
    expect(degrees(project([1, 0, 0]))).toBeCloseTo(30)
    expect(degrees(project([0, 1, 0]))).toBeCloseTo(150)
    expect(degrees(project([0, 0, 1]))).toBeCloseTo(-90)
  })

  it('draws a metre equally long along each axis', () => {
    const axes: Vec3[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    for (const axis of axes) expect(Math.hypot(...project(axis))).toBeCloseTo(1)
  })

  it('sees along the space diagonal', () => {
    expect(project([3, 2, 1])).toEqual(project([4, 3, 2]))
  })

  it('turns a circle into the isometric ellipse of the same ratio in every face', () => {
    for (const axis of ['x', 'y', 'z'] as const) {
      const { major, minor } = projectCircle(axis, [0, 0, 0], 2)
      // Isometric ellipse: the long axis is the square root of three times the short one.
      expect(major / minor).toBeCloseTo(Math.sqrt(3))
    }
  })

  it('finds the point of the floor below a place of the sheet', () => {
    const floor: Vec3 = [4, 7, 0]
    const back = onFloor(project(floor))
    for (const i of [0, 1, 2] as const) expect(back[i]).toBeCloseTo(floor[i])
  })

  it('outlines a cube as a hexagon', () => {
    const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z): Vec3 => [x, y, z])))
    expect(silhouette(corners)).toHaveLength(6)
  })
})

describe('the order of painting', () => {
  const cell = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5))

  it('paints a cube after every other one that it stands before, beside or above', () => {
    fc.assert(
      fc.property(fc.uniqueArray(cell, { minLength: 2, maxLength: 40, selector: String }), (cells) => {
        const order = paintOrder(
          cells.map((at) => ({ at, bounds: { min: at, max: [at[0] + 1, at[1] + 1, at[2] + 1] as const } })),
        )
        const place = new Map(order.map(({ at }, i) => [String(at), i]))
        for (const [x, y, z] of cells)
          for (const next of [
            [x + 1, y, z],
            [x, y + 1, z],
            [x, y, z + 1],
            [x + 1, y + 1, z],
            [x + 1, y + 1, z + 1],
          ]) {
            const later = place.get(String(next))
            if (later !== undefined) expect(later).toBeGreaterThan(place.get(String([x, y, z])) ?? Number.NaN)
          }
      }),
    )
  })

  it('keeps everything, also what reaches into each other', () => {
    const things = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [2, 2, 2]), box([0, 0, 0], [2, 2, 2])]
    expect(paintOrder(things)).toHaveLength(3)
  })
})

describe('a sheet', () => {
  const part = named('part', box([0, 0, 0], [1, 1, 1]))

  it('separates what is painted before and after the one thing in the signal colour', () => {
    const sheet = layOut([box([2, 0, 0], [1, 1, 1]), part, box([-2, 0, 0], [1, 1, 1])], view, 'part')
    expect([sheet.behind, sheet.signal, sheet.before].map((inks) => inks.length)).toEqual([3, 3, 3])
  })

  it('refuses a scene without the thing that it should bring forward, or with two of them', () => {
    expect(() => layOut([part], view, 'arm')).toThrow(RangeError)
    expect(() => layOut([part, ...move([part], [2, 0, 0])], view, 'part')).toThrow(RangeError)
  })

  it('refuses a coordinate that is not a number', () => {
    const broken = {
      ...part,
      shapes: [
        line([
          [0, 0, 0],
          [Number.NaN, 0, 0],
        ]),
      ],
    }
    expect(() => layOut([broken], view, 'part')).toThrow(RangeError)
  })

  it('leaves out what the view does not show', () => {
    expect(layOut([part, box([90, 0, 0], [1, 1, 1])], view, 'part').before).toEqual([])
  })

  it('joins neighbouring lines of one tone into one path, but never filled faces', () => {
    const floor = {
      bounds: { min: [0, 0, 0], max: [1, 1, 0] },
      shapes: [
        line([
          [0, 0, 0],
          [1, 0, 0],
        ]),
        line([
          [0, 1, 0],
          [1, 1, 0],
        ]),
      ],
    } as const
    const tiles = {
      ...floor,
      shapes: [
        polygon(
          [
            [0, 0, 0],
            [1, 0, 0],
            [1, 1, 0],
          ],
          'top',
        ),
        polygon(
          [
            [0, 0, 0],
            [0, 1, 0],
            [1, 1, 0],
          ],
          'top',
        ),
      ],
    }
    expect(layOut([floor, part], view, 'part').behind).toHaveLength(1)
    expect(layOut([tiles, part], view, 'part').behind).toHaveLength(2)
  })

  it('shows the whole scene as large as the margin allows', () => {
    const { signal } = layOut([part], { width: 100, height: 200, margin: 10 }, 'part')
    // A cube is the square root of three wide and two high, so the width decides: 80 units.
    const xs = signal.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)))
    expect(Math.min(...xs)).toBeCloseTo(10)
  })

  it('draws a cylinder as its side and its near end', () => {
    expect(cylinder('z', [0, 0, 0], 1, 2).shapes).toHaveLength(2)
  })
})
