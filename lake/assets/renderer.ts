import { LakeError } from '../documents/lake-error.ts'
import type { BlobStore } from '../storage/storage.ts'
import type { ImageService, RenderedImage } from './image-service.ts'
import type { ImageTransform } from './image-transform.ts'
import { transformKey } from './parse-transform.ts'

/** Images that are rendered at the same time; the rest waits in line. */
const maximalRenders = 2
/** Requests that may wait for a render before more are refused. */
const maximalWaiting = 200

interface RendererDependencies {
  images: ImageService
  renditions: BlobStore | undefined
}

type Load = () => Promise<Uint8Array>

export interface Renderer {
  /** The stored bytes, of images without their EXIF data. */
  original(load: Load, path: string, mimeType: string): Promise<RenderedImage>
  transformed(load: Load, path: string, transform: ImageTransform): Promise<RenderedImage>
}

/** @returns a renderer that does each piece of work once, keeps it in `renditions`, and does little at a time. */
export function createRenderer({ images, renditions }: RendererDependencies): Renderer {
  const running = new Map<string, Promise<RenderedImage>>()
  const waiting: (() => void)[] = []
  let active = 0

  async function inLine<T>(work: () => Promise<T>): Promise<T> {
    if (active >= maximalRenders) {
      if (waiting.length >= maximalWaiting) throw new LakeError('unavailable', 'Too many images are being rendered')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else active++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) active--
      else next()
    }
  }

  async function make(
    path: string,
    key: string,
    load: Load,
    work: (bytes: Uint8Array) => Promise<RenderedImage>,
  ): Promise<RenderedImage> {
    const stored = `${path}/${key}`
    const kept = await renditions?.get(stored)
    if (kept) return unpack(kept)
    const rendered = await inLine(async () => work(await load()))
    await renditions?.put(stored, pack(rendered))
    return rendered
  }

  function once(
    path: string,
    key: string,
    load: Load,
    work: (bytes: Uint8Array) => Promise<RenderedImage>,
  ): Promise<RenderedImage> {
    const id = `${path}/${key}`
    const found = running.get(id)
    if (found !== undefined) return found
    const started = make(path, key, load, work).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }

  return {
    async original(load, path, mimeType) {
      if (!path.startsWith('images/') || !/^image\/(jpeg|png|webp)$/.test(mimeType)) return { bytes: await load(), mimeType }
      return once(path, 'original', load, async (bytes) => ({ bytes: await images.strip(bytes), mimeType }))
    },
    transformed: (load, path, transform) => once(path, transformKey(transform), load, (bytes) => images.render(bytes, transform)),
  }
}

/** A rendition is kept as its type, a line break, and its bytes. */
function pack({ bytes, mimeType }: RenderedImage): Uint8Array {
  const head = new TextEncoder().encode(`${mimeType}\n`)
  const packed = new Uint8Array(head.byteLength + bytes.byteLength)
  packed.set(head)
  packed.set(bytes, head.byteLength)
  return packed
}

function unpack(packed: Uint8Array): RenderedImage {
  const end = packed.indexOf(10)
  return { mimeType: new TextDecoder().decode(packed.subarray(0, end)), bytes: packed.subarray(end + 1) }
}
