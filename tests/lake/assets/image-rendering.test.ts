import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseTransform } from '#lake/assets/parse-transform.ts'
import { createSharpImages } from '#lake/assets/sharp-images.node.ts'

const images = createSharpImages()
let landscape: Uint8Array

beforeAll(async () => {
  // The left half is red, the right half blue.
  const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  landscape = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
})

async function render(search: string, source = landscape, accept = '') {
  const rendered = await images.render(source, parseTransform(new URLSearchParams(search), accept, 'png'))
  const { width, height, format } = await sharp(rendered.bytes).metadata()
  return { ...rendered, width, height, format }
}

async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel].map((part) => (part > 128 ? 'f' : '0')).join('')
}

const sizes: [search: string, width: number, height: number][] = [
  ['w=100', 100, 50],
  ['h=50', 100, 50],
  ['w=100&h=100', 100, 50],
  ['w=800', 800, 400],
  ['w=800&fit=max', 400, 200],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=100&h=100&fit=scale', 100, 100],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=1000&h=1000&fit=min', 200, 200],
  ['w=100&dpr=2', 200, 100],
  ['rect=0,0,100,100', 100, 100],
  ['rect=300,100,1000,1000', 100, 100],
  ['rect=0,0,100,100&w=50&h=50&fit=crop&dpr=1', 50, 50],
  ['max-w=100', 100, 50],
  ['max-w=1000', 400, 200],
  ['min-w=800', 800, 400],
  ['or=90', 200, 400],
  ['pad=10', 420, 220],
  ['w=99999', 8192, 4096],
]

describe('an image', () => {
  test.each(sizes)('rendered with %s is %i by %i pixels', async (search, width, height) => {
    expect(await render(search)).toMatchObject({ width, height })
  })

  test.each([
    ['fm=jpg', '', 'image/jpeg'],
    ['fm=webp', '', 'image/webp'],
    ['fm=avif&w=20', '', 'image/avif'],
    ['fm=png', '', 'image/png'],
    ['w=20', 'image/webp', 'image/png'],
    ['auto=format&w=20', 'image/webp,*/*', 'image/webp'],
    ['auto=format&w=20', 'image/avif,image/webp,*/*', 'image/avif'],
    ['auto=format&w=20', '*/*', 'image/png'],
    ['auto=format&fm=jpg&w=20', 'image/webp', 'image/jpeg'],
  ])('rendered with %s for a browser that takes "%s" is %s', async (search, accept, mimeType) => {
    expect((await render(search, landscape, accept)).mimeType).toBe(mimeType)
  })

  test('is cropped around its focal point', async () => {
    const left = await render('w=100&h=100&fit=crop&crop=focalpoint&fp-x=0&fp-y=0.5')
    const right = await render('w=100&h=100&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5')
    expect(await colourAt(left.bytes, 50, 50)).toBe('f00')
    expect(await colourAt(right.bytes, 50, 50)).toBe('00f')
  })

  test('is cropped at the side asked for', async () => {
    expect(await colourAt((await render('w=100&h=100&fit=crop&crop=left')).bytes, 90, 50)).toBe('f00')
    expect(await colourAt((await render('w=100&h=100&fit=crop&crop=right')).bytes, 10, 50)).toBe('00f')
  })

  test('is flipped, inverted and filled as asked for', async () => {
    expect(await colourAt((await render('flip=h')).bytes, 10, 10)).toBe('00f')
    expect(await colourAt((await render('invert=true')).bytes, 10, 10)).toBe('0ff')
    expect(await colourAt((await render('w=100&h=100&fit=fill&bg=00ff00')).bytes, 50, 5)).toBe('0f0')
  })

  test('is described upright when the camera was held sideways', async () => {
    const sideways = await sharp(landscape).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await images.inspect(sideways, 'image/jpeg')).toMatchObject({
      width: 200,
      height: 400,
      extension: 'jpg',
      isOpaque: true,
      hasAlpha: false,
    })
  })

  test('loses what the camera wrote into it, and keeps its look', async () => {
    const photo = await sharp(landscape)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const stripped = await images.strip(photo)
    expect(Buffer.from(stripped).includes('secret place')).toBe(false)
    expect(await sharp(stripped).metadata()).toMatchObject({ width: 200, height: 400 })
  })

  test('without such data is delivered byte by byte', async () => {
    expect(await images.strip(landscape)).toBe(landscape)
  })

  test('has a preview and a palette', async () => {
    const facts = await images.inspect(landscape, 'image/png')
    expect(facts?.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(facts?.lqip?.length).toBeLessThan(2000)
    expect(facts?.palette).toMatchObject({
      _type: 'sanity.imagePalette',
      dominant: { background: expect.stringMatching(/^#(f|0)/), foreground: '#fff' },
    })
  })

  test('that would unpack to more pixels than any memory holds is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await images.inspect(bomb, 'image/png')).toBeNull()
    await expect(images.render(bomb, parseTransform(new URLSearchParams('w=10'), '', 'png'))).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each(['<html><script>alert(1)</script></html>', '', 'GIF89a', '\u0089PNG\r\n\u001a\n'])(
    'is not made of %j',
    async (text) => {
      expect(await images.inspect(new TextEncoder().encode(text), 'image/png')).toBeNull()
    },
  )
})
