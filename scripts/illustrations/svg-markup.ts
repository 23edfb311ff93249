import { sheetMarkup } from '#src/ui/illustrations/parts/kit/markup.ts'
import type { Sheet } from '#src/ui/illustrations/parts/kit/sheet.ts'

/** Colours of the printed sheet: the light scheme of `illustrations.css` with its tokens resolved. */
export const PRINT = {
  paper: '#f2f0e9',
  line: '#0d1829',
  fills: ['#fefdfb', '#e4e7ea', '#c6ced6'],
  signal: '#e2570c',
  process: '#0a6277',
  grid: '#d4d4ce',
}
/** A sheet as a file of its own, for tools that know no custom properties. */
export function svgMarkup(sheet: Sheet, weight: number): string {
  const fills = PRINT.fills.map((fill, i) => `.f${i + 1}{fill:${fill}}`).join('')
  const css =
    `path{fill:none;stroke:${PRINT.line};stroke-width:${weight};stroke-linejoin:round;stroke-linecap:round}${fills}.g{stroke:${PRINT.grid}}.n{stroke-opacity:.24}` +
    `.p,.u{stroke:${PRINT.process}}.u{stroke-dasharray:${weight * 5} ${weight * 4}}.d{fill:${PRINT.process};stroke:none}` +
    `.art-signal .f1,.art-signal .f2,.art-signal .f3,.art-signal .d{fill:${PRINT.signal}}.art-signal .p,.art-signal .u{stroke:${PRINT.signal}}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">` +
    `<style>${css}</style><rect width="100%" height="100%" fill="${PRINT.paper}"/>${sheetMarkup(sheet)}</svg>`
  )
}
