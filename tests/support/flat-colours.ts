import sharp from 'sharp'

/** An area counts as flat from this many pixels of one colour on that touch on all sides; the edges of letters never get there. */
const FLAT = 150

function nearest(colour: number, palette: readonly number[]): number {
  let [best, least] = [colour, Number.POSITIVE_INFINITY]
  for (const each of palette) {
    const [red, green, blue] = [
      (colour >> 16) - (each >> 16),
      ((colour >> 8) & 255) - ((each >> 8) & 255),
      (colour & 255) - (each & 255),
    ]
    const distance = red * red + green * green + blue * blue
    if (distance < least) [best, least] = [each, distance]
  }
  return best
}

/**
 * A screenshot in the colours of its flat areas alone, each of them kept exactly: a third of the bytes, and what the edges of letters
 * look like counts as one of two colours. Equal screenshots give equal pictures.
 *
 * @param png without transparency
 * @returns a PNG of the same size
 */
export async function flatColours(png: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = new Uint32Array(width * height)
  for (let i = 0; i < pixels.length; i++) pixels[i] = data.readUIntBE(3 * i, 3)

  const flat = new Uint32Array(1 << 24)
  for (let i = 0; i < pixels.length - width - 1; i++) {
    const colour = pixels[i] ?? 0
    const alone = colour !== pixels[i + 1] || colour !== pixels[i + width] || colour !== pixels[i + width + 1]
    if (!alone) flat[colour] = (flat[colour] ?? 0) + 1
  }
  const palette = [...flat.keys()].filter((colour) => (flat[colour] ?? 0) >= FLAT)

  const known = new Int32Array(1 << 24).fill(-1)
  for (let i = 0; i < pixels.length; i++) {
    const colour = pixels[i] ?? 0
    if (known[colour] === -1) known[colour] = nearest(colour, palette)
    data.writeUIntBE(known[colour] ?? colour, 3 * i, 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, effort: 8, dither: 0 })
    .toBuffer()
}
