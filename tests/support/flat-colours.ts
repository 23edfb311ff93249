import sharp from 'sharp'

/** An area counts as flat from this many pixels of one colour on that touch on all sides; the edges of letters never get there. */
const FLAT = 150

/** Colours are numbers here: red in the highest byte, then green and blue. */
interface Pixels {
  colours: Uint32Array
  width: number
  height: number
}

async function decode(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const colours = new Uint32Array(info.width * info.height)
  for (let i = 0; i < colours.length; i++) {
    colours[i] = ((data[3 * i] ?? 0) << 16) | ((data[3 * i + 1] ?? 0) << 8) | (data[3 * i + 2] ?? 0)
  }
  return { colours, width: info.width, height: info.height }
}

function encode({ colours, width, height }: Pixels): Promise<Buffer> {
  const data = Buffer.alloc(3 * colours.length)
  for (let i = 0; i < colours.length; i++) data.writeUIntBE(colours[i] ?? 0, 3 * i, 3)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, effort: 8, dither: 0 })
    .toBuffer()
}

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

function flatPalette({ colours, width }: Pixels): number[] {
  const counts = new Map<number, number>()
  let [last, run] = [-1, 0]
  const count = () => counts.set(last, (counts.get(last) ?? 0) + run)
  for (let i = 0; i < colours.length - width - 1; i++) {
    const colour = colours[i] ?? 0
    if (colour !== colours[i + 1] || colour !== colours[i + width] || colour !== colours[i + width + 1]) continue
    if (colour !== last) {
      count()
      last = colour
      run = 0
    }
    run++
  }
  count()
  return [...counts.keys()].filter((colour) => (counts.get(colour) ?? 0) >= FLAT).sort((a, b) => a - b)
}

function flatten(pixels: Pixels): Pixels {
  const palette = flatPalette(pixels)
  const known = new Map<number, number>()
  const colours = new Uint32Array(pixels.colours.length)
  let [last, found] = [-1, 0]
  for (let i = 0; i < colours.length; i++) {
    const colour = pixels.colours[i] ?? 0
    if (colour !== last) {
      found = known.get(colour) ?? nearest(colour, palette)
      known.set(colour, found)
      last = colour
    }
    colours[i] = found
  }
  return { ...pixels, colours }
}

/**
 * A screenshot in the colours of its flat areas alone, each of them kept exactly: a third of the bytes, and what the edges of letters
 * look like counts as one of two colours. Equal screenshots give equal pictures.
 *
 * @param png without transparency
 * @returns a PNG of the same size
 */
export async function flatColours(png: Uint8Array): Promise<Buffer> {
  return encode(flatten(await decode(png)))
}

/** Whether the flat colours of a screenshot are those of a picture, to the pixel: much sooner known than where they differ. */
export async function hasFlatColours(png: Uint8Array, picture: Uint8Array): Promise<boolean> {
  const [shown, known] = [flatten(await decode(png)), await decode(picture)]
  return shown.width === known.width && Buffer.from(shown.colours.buffer).equals(Buffer.from(known.colours.buffer))
}
