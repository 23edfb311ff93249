import type { Ink, Sheet } from '#src/ui/illustrations/parts/kit/sheet.ts'
import { TONE_CLASSES } from '#src/ui/illustrations/parts/kit/tone-classes.ts'

/** Colours of the printed sheet: the light scheme of `illustrations.css` with its tokens resolved. */
export const PRINT = {
  paper: '#f2f0e9',
  line: '#0d1829',
  fills: ['#fefdfb', '#e4e7ea', '#c6ced6'],
  signal: '#e2570c',
  process: '#0a6277',
  grid: '#d4d4ce',
}
export const SCREEN_DARK: typeof PRINT = {
  paper: '#15191e',
  line: '#eeebe3',
  fills: ['#232a32', '#1c2229', '#14181d'],
  signal: '#ff8b3e',
  process: '#62bfd3',
  grid: '#343c45',
}

/** A sheet as a file of its own, for tools that know no custom properties. */
export function svgMarkup(sheet: Sheet, weight: number, ink = PRINT, backdrop = true): string {
  const paths = (inks: readonly Ink[]) => inks.map(({ tone, d }) => `<path class="${TONE_CLASSES[tone]}" d="${d}"/>`).join('')
  const fills = ink.fills.map((fill, i) => `.f${i + 1}{fill:${fill}}`).join('')
  const css =
    `path{fill:none;stroke:${ink.line};stroke-width:${weight};stroke-linejoin:round;stroke-linecap:round}${fills}.g{stroke:${ink.grid}}` +
    `.p,.u{stroke:${ink.process}}.u{stroke-dasharray:${weight * 5} ${weight * 4}}.d{fill:${ink.process};stroke:none}` +
    `.s .f1,.s .f2,.s .f3,.s .d{fill:${ink.signal}}.s .p,.s .u{stroke:${ink.signal}}`
  const paper = backdrop ? `<rect width="100%" height="100%" fill="${ink.paper}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">` +
    `<style>${css}</style>${paper}${paths(sheet.behind)}<g class="s">${paths(sheet.signal)}</g>${paths(sheet.before)}</svg>`
  )
}
