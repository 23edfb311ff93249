import sharp from 'sharp'
import { quantile, time, withFolder } from './measure.ts'
import { openLake } from './open-lake.ts'
import type { Table } from './table.ts'

const ROUNDS = 15
const [WIDTH, HEIGHT] = [2400, 1600]

/** A photo of sorts: soft shapes with grain, so that encoders have something to do. */
function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()
}

const decode = (photo: Buffer) => sharp(photo, { failOn: 'error' }).autoOrient()
/** Each transform as a query, and by sharp alone with the same settings. */
const TRANSFORMS: Record<string, { query: string; bare: (photo: Buffer) => Promise<Buffer> }> = {
  'card, WebP': {
    query: 'w=640&h=360&fit=crop&fm=webp',
    bare: (photo) => decode(photo).resize(640, 360, { fit: 'cover' }).webp({ quality: 75 }).toBuffer(),
  },
  'banner, JPEG': {
    query: 'w=1600&fm=jpg',
    bare: (photo) => decode(photo).resize(1600).jpeg({ quality: 75 }).toBuffer(),
  },
  'banner, AVIF': {
    query: 'w=1200&fm=avif',
    bare: (photo) => decode(photo).resize(1200).avif({ quality: 53, effort: 2 }).toBuffer(),
  },
}

/** Transforms of an uploaded photo, rendered at every request, in turns with sharp alone. */
export async function images(): Promise<Table> {
  return withFolder(async (folder) => {
    const photo = await makePhoto()
    const { lake, ask, close } = openLake(folder)
    const init = { method: 'POST', headers: { 'Content-Type': 'image/jpeg' }, body: new Uint8Array(photo) }
    const { document } = JSON.parse(await ask('/v2025-02-19/assets/images/production', init))
    const rows: (string | number)[][] = []
    for (const [name, { query, bare }] of Object.entries(TRANSFORMS)) {
      const [floor, own]: [number[], number[]] = [[], []]
      await bare(photo)
      for (let round = 0; round < ROUNDS; round++) {
        floor.push(await time(() => bare(photo)))
        own.push(
          await time(async () => {
            const response = await lake.fetch(new Request(`${document.url}?${query}`))
            if (response.status !== 200) throw new Error(`${name}: ${response.status}`)
            await response.arrayBuffer()
          }),
        )
      }
      const shares = floor.map((taken, round) => taken / (own[round] ?? Number.NaN))
      rows.push([name, quantile(floor), quantile(own), quantile(shares)])
    }
    await close()
    return {
      title: `Image transforms of a photo of ${WIDTH} x ${HEIGHT} (ms, median, nothing kept)`,
      head: ['transform', 'bare sharp', 'lake', 'share of bare speed'],
      rows,
      note: 'Wanted: at least 0.9 (median of the shares of each pair, one right after the other).',
    }
  })
}
