import type { Json } from '../documents/types.ts'

interface Colour {
  r: number
  g: number
  b: number
  /** Share of the picture, 0 to 1. */
  population: number
  saturation: number
  lightness: number
}

/** Wanted lightness and saturation of each swatch, both 0 to 1, with the bounds of what counts as one. */
const swatches = {
  vibrant: { lightness: [0.3, 0.5, 0.7], saturation: [0.35, 1, 1] },
  darkVibrant: { lightness: [0, 0.26, 0.45], saturation: [0.35, 1, 1] },
  lightVibrant: { lightness: [0.55, 0.74, 1], saturation: [0.35, 1, 1] },
  muted: { lightness: [0.3, 0.5, 0.7], saturation: [0, 0.3, 0.4] },
  darkMuted: { lightness: [0, 0.26, 0.45], saturation: [0, 0.3, 0.4] },
  lightMuted: { lightness: [0.55, 0.74, 1], saturation: [0, 0.3, 0.4] },
} as const

/**
 * @param pixels of a small copy of the picture, four bytes each: red, green, blue, alpha.
 * @returns a `sanity.imagePalette`; swatches that the picture has no colour for are left out.
 */
export function computePalette(pixels: Uint8Array): Json {
  const colours = countColours(pixels)
  const palette: { [name: string]: Json } = { _type: 'sanity.imagePalette' }
  const dominant = colours.reduce<Colour | undefined>(
    (best, colour) => (best && best.population >= colour.population ? best : colour),
    undefined,
  )
  if (dominant) palette.dominant = toSwatch(dominant)
  for (const [name, { lightness, saturation }] of Object.entries(swatches)) {
    const fitting = colours.filter((colour) => within(colour.lightness, lightness) && within(colour.saturation, saturation))
    const score = (colour: Colour) =>
      6 * (1 - Math.abs(colour.lightness - lightness[1])) +
      3 * (1 - Math.abs(colour.saturation - saturation[1])) +
      colour.population
    const best = fitting.sort((a, b) => score(b) - score(a))[0]
    if (best) palette[name] = toSwatch(best)
  }
  return palette
}

function within(value: number, [low, , high]: readonly [number, number, number]): boolean {
  return value >= low && value <= high
}

/** Colours in boxes of 32 steps a channel, each box as the mean of what fell into it. */
function countColours(pixels: Uint8Array): Colour[] {
  const boxes = new Map<number, { r: number; g: number; b: number; count: number }>()
  let total = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    total++
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const box = boxes.get(key) ?? { r: 0, g: 0, b: 0, count: 0 }
    boxes.set(key, { r: box.r + r, g: box.g + g, b: box.b + b, count: box.count + 1 })
  }
  return [...boxes.values()].map(({ r, g, b, count }) => {
    const mean = { r: Math.round(r / count), g: Math.round(g / count), b: Math.round(b / count) }
    return { ...mean, ...saturationAndLightness(mean), population: count / total }
  })
}

function saturationAndLightness({ r, g, b }: { r: number; g: number; b: number }) {
  const [low, high] = [Math.min(r, g, b) / 255, Math.max(r, g, b) / 255]
  const lightness = (low + high) / 2
  const spread = high - low
  return { lightness, saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)) }
}

function toSwatch({ r, g, b, population }: Colour): Json {
  // Perceived brightness after ITU-R BT.601 decides between black and white text.
  const text = (r * 299 + g * 587 + b * 114) / 1000 < 150 ? '#fff' : '#000'
  const background = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return {
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground: text,
    title: text,
    population: Math.round(population * 10000) / 100,
  }
}
