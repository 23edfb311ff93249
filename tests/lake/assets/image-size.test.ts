import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readImageSize } from '#lake/assets/image-size.ts'

const picture = () => sharp({ create: { width: 30, height: 20, channels: 4, background: '#f008' } })

describe('the size of an image is read from its header', () => {
  test.each([
    ['png', () => picture().png()],
    ['gif', () => picture().gif()],
    ['jpg', () => picture().jpeg()],
    ['webp', () => picture().webp()],
    ['webp', () => picture().webp({ lossless: true })],
    ['webp', () => picture().removeAlpha().webp()],
  ] as const)('of a %s', async (extension, make) => {
    expect(readImageSize(await make().toBuffer())).toEqual({ extension, width: 30, height: 20 })
  })

  test.each([1, 2, 3, 4])('of a photo in upright orientation %i', async (orientation) => {
    const photo = await picture().jpeg().withMetadata({ orientation }).toBuffer()
    expect(readImageSize(photo)).toMatchObject({ width: 30, height: 20 })
  })

  test.each([5, 6, 7, 8])('of a photo in sideways orientation %i', async (orientation) => {
    const photo = await picture().jpeg().withMetadata({ orientation }).toBuffer()
    expect(readImageSize(photo)).toMatchObject({ width: 20, height: 30 })
  })

  test.each([
    ['<svg width="30" height="20"/>', 30, 20],
    ['<?xml version="1.0"?>\n<svg viewBox="0 0 60 40"></svg>', 60, 40],
    ['<svg width="30px" height="20px" viewBox="0 0 1 1"/>', 30, 20],
  ])('of the drawing %s', (text, width, height) => {
    expect(readImageSize(new TextEncoder().encode(text))).toEqual({ extension: 'svg', width, height })
  })

  test('but never from a file that ends too early, or is none', async () => {
    const photo = await picture().jpeg().toBuffer()
    for (let length = 0; length < 160; length++) readImageSize(photo.subarray(0, length))
    expect(readImageSize(photo.subarray(0, 20))).toBeNull()
    expect(readImageSize(new TextEncoder().encode('<html><svg/></html>'))).toBeNull()
  })
})
