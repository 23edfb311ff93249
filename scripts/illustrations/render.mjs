/**
 * Draws the pictures of the starter dataset, the share image and the brand's mark from the site's own illustrations:
 *   node scripts/illustrations/render.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandMark, MARK_SIDE } from './brand-mark.ts'
import { pictureFiles } from './picture-files.ts'
import { svgMarkup } from './svg-markup.ts'

/** Bytes that a picture of the dataset may have at most. */
const LIMIT = 150_000
const images = fileURLToPath(new URL('../../content/images/', import.meta.url))

/** Writes an SVG of `units` width as a bitmap of `width` pixels. */
async function writePng(name, svg, units, width) {
  // Sharp draws a unit as a pixel at 72 dots per inch; at this density nothing is resampled.
  const drawing = sharp(Buffer.from(svg), { density: (72 * width) / units }).resize({ width })
  // Eight flat colours and their blends at the edges: sixteen are enough, and fit four bits a pixel.
  const data = await drawing.png({ palette: true, colours: 16, effort: 10, dither: 0 }).toBuffer()
  if (data.length > LIMIT) throw new Error(`${name} has ${data.length} bytes, more than ${LIMIT}`)
  writeFileSync(`${images}${name}`, data)
}

mkdirSync(images, { recursive: true })
for (const { name, sheet, weight, width } of pictureFiles()) await writePng(name, svgMarkup(sheet, weight), sheet.width, width)
await writePng('logo.png', brandMark(), MARK_SIDE, 256)
writeFileSync(fileURLToPath(new URL('../../public/favicon.svg', import.meta.url)), `${brandMark()}\n`)
