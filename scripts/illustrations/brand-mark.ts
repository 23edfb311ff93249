import { project, type Vec3 } from '#src/ui/illustrations/parts/kit/projection.ts'
import { PRINT } from './svg-markup.ts'

/** Side of the mark's square in units. */
export const MARK_SIDE = 64
const SCALE = 17.5

/** A hall with two saw teeth in the drawings' projection: two walls, two slopes, two glazed faces in the signal colour. */
const FACES: readonly (readonly [fill: string, corners: readonly Vec3[]])[] = [
  [
    '#fefdfb',
    [
      [0, 0, 0.8],
      [1, 0, 1.5],
      [1, 1.5, 1.5],
      [0, 1.5, 0.8],
    ],
  ],
  [
    PRINT.signal,
    [
      [1, 0, 0.8],
      [1, 0, 1.5],
      [1, 1.5, 1.5],
      [1, 1.5, 0.8],
    ],
  ],
  [
    '#fefdfb',
    [
      [1, 0, 0.8],
      [2, 0, 1.5],
      [2, 1.5, 1.5],
      [1, 1.5, 0.8],
    ],
  ],
  [
    '#c6ced6',
    [
      [0, 1.5, 0],
      [0, 1.5, 0.8],
      [1, 1.5, 1.5],
      [1, 1.5, 0.8],
      [2, 1.5, 1.5],
      [2, 1.5, 0],
    ],
  ],
  [
    PRINT.signal,
    [
      [2, 0, 0.8],
      [2, 0, 1.5],
      [2, 1.5, 1.5],
      [2, 1.5, 0.8],
    ],
  ],
  [
    '#8b97a3',
    [
      [2, 0, 0],
      [2, 0, 0.8],
      [2, 1.5, 0.8],
      [2, 1.5, 0],
    ],
  ],
]

const round = (value: number) => Math.round(value * 10) / 10

/** The demo brand's mark as an SVG file: light faces on ink, so that it reads on paper and on graphite. */
export function brandMark(): string {
  const [cx, cy] = project([1, 0.75, 0.62])
  const place = (corner: Vec3) => {
    const [x, y] = project(corner)
    return `${round((x - cx) * SCALE + MARK_SIDE / 2)} ${round((y - cy) * SCALE + MARK_SIDE / 2)}`
  }
  const faces = FACES.map(([fill, corners]) => `<path fill="${fill}" d="M${corners.map(place).join('L')}z"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK_SIDE}" height="${MARK_SIDE}" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}"><title>Plantwright Automation</title>` +
    `<path fill="${PRINT.line}" d="M0 0h${MARK_SIDE}v${MARK_SIDE}H0z"/><g stroke="${PRINT.line}" stroke-width="1.2" stroke-linejoin="round">` +
    `${faces.join('')}</g></svg>`
  )
}
