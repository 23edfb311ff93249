/**
 * Draws the pictures of the starter dataset, the share image and the brand's mark from the site's own illustrations:
 *   node scripts/illustrations/render.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandMark } from './brand-mark.ts'
import { pictureFiles } from './picture-files.ts'
import { svgMarkup } from './svg-markup.ts'

/** Bytes that a picture of the dataset may have at most. */
const LIMIT = 150_000
const images = fileURLToPath(new URL('../../content/images/', import.meta.url))

async function writePng(name: string, svg: string, units: number, width: number): Promise<void> {
  // Sharp draws a unit as a pixel at 72 dots per inch; at this density nothing is resampled.
  const density = (72 * width) / units
  // Eight flat colours and their blends at the edges: sixteen are enough, and fit four bits a pixel.
  const { data } = await sharp(Buffer.from(svg), { density })
    .resize({ width })
    .png({ palette: true, colours: 16, effort: 10, dither: 0 })
    .toBuffer({ resolveWithObject: true })
  if (data.length > LIMIT) throw new Error(`${name} has ${data.length} bytes, more than ${LIMIT}`)
  writeFileSync(`${images}${name}`, data)
}

mkdirSync(images, { recursive: true })
for (const { name, sheet, weight, width } of pictureFiles()) await writePng(name, svgMarkup(sheet, weight), sheet.width, width)
await writePng('logo.png', brandMark(), 64, 256)
writeFileSync(fileURLToPath(new URL('../../public/favicon.svg', import.meta.url)), `${brandMark()}\n`)
