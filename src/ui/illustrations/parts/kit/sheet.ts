import { paintOrder } from './paint-order.ts'
import { onFloor, type Point, project, type Vec3 } from './projection.ts'
import { isPoint, type Shape, type Tone } from './shape.ts'
import type { Solid } from './solid.ts'

/** What the sheet shows of a scene. */
export interface View {
  /** Plant coordinates of the middle of the sheet. */
  centre: Vec3
  /** Units of the sheet for one metre. */
  scale: number
  width: number
  height: number
}

/** A sheet that shows the whole scene, as large as it goes with `margin` units left free around it. */
export interface Fit {
  width: number
  height: number
  margin: number
}

/** Path data of one or more pieces of equal tone. */
export interface Ink {
  tone: Tone
  d: string
  moves: boolean
}

export interface Sheet {
  width: number
  height: number
  /** Painted before, on and after the one thing in the signal colour. */
  behind: readonly Ink[]
  signal: readonly Ink[]
  before: readonly Ink[]
}

const UNFILLED: readonly Tone[] = ['line', 'grid', 'mesh', 'process', 'guide']

/** Writes path data in tenths of a unit, relative, so that equal things give equal text and compress. */
function write(shape: Shape, place: (point: Point) => Point): string {
  const [x, y] = place(shape.start)
  let at: Point = [x, y]
  let text = `M${x / 10} ${y / 10}`
  let command = ''
  for (const step of shape.steps) {
    const to = place(isPoint(step) ? step : step.to)
    if (Number.isNaN(at[0] + at[1] + to[0] + to[1])) throw new RangeError('A shape has a coordinate that is not a number')
    const delta = `${(to[0] - at[0]) / 10} ${(to[1] - at[1]) / 10}`
    if (isPoint(step)) {
      text += `${command === 'l' ? ' ' : 'l'}${delta}`
      command = 'l'
    } else {
      const [unit] = [place([1, 0])[0] - place([0, 0])[0]]
      const radius = (metres: number) => Math.round(metres * unit) / 10
      text += `a${radius(step.major)} ${radius(step.minor)} ${step.turn} ${step.large} ${step.sweep} ${delta}`
      command = 'a'
    }
    at = to
  }
  return `${text}${shape.closed ? 'z' : ''}`.replaceAll(' -', '-')
}

/** Where a shape reaches on the sheet; arcs count as their ends and long axes. */
function extent(shape: Shape, place: (point: Point) => Point, unit: number): [number, number, number, number] {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const step of [shape.start, ...shape.steps]) {
    const [x, y] = place(isPoint(step) ? step : step.to)
    const reach = isPoint(step) ? 0 : step.major * unit
    left = Math.min(left, x - reach)
    right = Math.max(right, x + reach)
    top = Math.min(top, y - reach)
    bottom = Math.max(bottom, y + reach)
  }
  return [left, top, right, bottom]
}

/** The window through which all of a scene is seen. */
function fitView(solids: readonly Solid[], { width, height, margin }: Fit): View {
  const extents = solids.flatMap((solid) => solid.shapes.map((shape) => extent(shape, (point) => point, 1)))
  const [left, top] = [Math.min(...extents.map(([x]) => x)), Math.min(...extents.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...extents.map(([, , x]) => x)), Math.max(...extents.map(([, , , y]) => y))]
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  return { centre: onFloor([(left + right) / 2, (top + bottom) / 2]), scale, width, height }
}

/**
 * Puts a scene on a sheet: sorted so that near things hide far ones, cut to what the view shows, numbers rounded to one decimal.
 * @param signal name of the one solid that wears the signal colour
 * @throws {RangeError} if the scene doesn't hold exactly one solid of that name, or a coordinate is not a number
 */
export function layOut(solids: readonly Solid[], window: View | Fit, signal: string): Sheet {
  const view = 'margin' in window ? fitView(solids, window) : window
  const found = solids.filter((solid) => solid.name === signal).length
  if (found !== 1) throw new RangeError(`Expected one "${signal}" in the scene, found ${found}`)
  const [cx, cy] = project(view.centre)
  const place = ([x, y]: Point): Point => [
    Math.round(((x - cx) * view.scale + view.width / 2) * 10),
    Math.round(((y - cy) * view.scale + view.height / 2) * 10),
  ]
  const isSeen = (shape: Shape) => {
    const [left, top, right, bottom] = extent(shape, place, view.scale * 10)
    // Put this way, what is not a number counts as seen, and is refused when it is written.
    return !(right < 0 || bottom < 0 || left > view.width * 10 || top > view.height * 10)
  }
  const ordered = paintOrder(solids)
  const cut = ordered.findIndex((solid) => solid.name === signal)
  const ink = (part: readonly Solid[]): Ink[] => {
    const runs: Ink[] = []
    for (const { shapes, moves = false } of part) {
      for (const shape of shapes.filter(isSeen)) {
        const last = runs[runs.length - 1]
        // Lines hide nothing, so neighbours of one tone may share a path.
        if (last && last.tone === shape.tone && last.moves === moves && UNFILLED.includes(shape.tone))
          last.d += write(shape, place)
        else runs.push({ tone: shape.tone, d: write(shape, place), moves })
      }
    }
    return runs
  }
  return {
    width: view.width,
    height: view.height,
    behind: ink(ordered.slice(0, cut)),
    signal: ink(ordered.slice(cut, cut + 1)),
    before: ink(ordered.slice(cut + 1)),
  }
}
