import type { Tone } from './shape.ts'
import type { Ink, Sheet } from './sheet.ts'

/** Classes of `illustrations.css`, short because a drawing repeats them hundreds of times. */
const CLASSES: Record<Tone, string> = {
  top: 'f1',
  left: 'f2',
  right: 'f3',
  line: 'l',
  grid: 'g',
  mesh: 'n',
  process: 'p',
  data: 'd',
  guide: 'u',
}

function path({ tone, d, moves }: Ink): string {
  // Dashes are measured along the line, so a dashed one keeps its own length; all others get 1, to draw themselves in step.
  const pen = tone === 'guide' ? '' : ' pathLength="1"'
  return `<path class="${CLASSES[tone]}${moves ? ' m' : ''}"${pen} d="${d}"></path>`
}

const paths = (inks: readonly Ink[]) => inks.map(path).join('')

/** What stands inside the `svg` element of a sheet; holds numbers and the classes above, nothing that anybody typed. */
export function sheetMarkup({ behind, signal, before }: Sheet): string {
  return `${paths(behind)}<g class="art-signal">${paths(signal)}</g>${paths(before)}`
}
