import type { Tone } from './shape.ts'

/** Classes of `illustrations.css`, short because a drawing repeats them hundreds of times. */
export const TONE_CLASSES: Record<Tone, string> = {
  top: 'f1',
  left: 'f2',
  right: 'f3',
  line: 'l',
  grid: 'g',
  process: 'p',
  data: 'd',
  guide: 'u',
}
