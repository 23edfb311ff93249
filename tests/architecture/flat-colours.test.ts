import sharp from 'sharp'
import { expect, it } from 'vitest'
import { flatColours, hasFlatColours } from '../support/flat-colours.ts'

const PAPER = [251, 250, 246]
const INK = [13, 24, 41]

/** A sheet of paper with a square of ink, and one pixel of `edge` between the two. */
async function sheet(edge: readonly number[]): Promise<Buffer> {
  const pixels = Array.from({ length: 40 * 40 }, (_, i) => {
    const [x, y] = [i % 40, Math.floor(i / 40)]
    if (x === 9 && y === 20) return edge
    return x >= 10 && x < 30 && y >= 10 && y < 30 ? INK : PAPER
  })
  return sharp(Buffer.from(pixels.flat()), { raw: { width: 40, height: 40, channels: 3 } })
    .png()
    .toBuffer()
}

const pixelAt = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)]
}

it('a picture keeps the colours of its areas exactly, and what lies between takes the nearer one', async () => {
  const picture = await flatColours(await sheet([60, 70, 80]))
  expect(await pixelAt(picture, 1, 1)).toEqual(PAPER)
  expect(await pixelAt(picture, 20, 20)).toEqual(INK)
  expect(await pixelAt(picture, 9, 20)).toEqual(INK)
  expect(await pixelAt(await flatColours(await sheet([200, 200, 200])), 9, 20)).toEqual(PAPER)
})

it('equal screenshots give equal bytes', async () => {
  expect(await flatColours(await sheet(INK))).toEqual(await flatColours(await sheet(INK)))
})

it('a screenshot is known again by its flat colours, and one changed pixel of an area is seen', async () => {
  const picture = await flatColours(await sheet([60, 70, 80]))
  expect(await hasFlatColours(await sheet([60, 70, 80]), picture)).toBe(true)
  expect(await hasFlatColours(await sheet([200, 200, 200]), picture)).toBe(false)
})
