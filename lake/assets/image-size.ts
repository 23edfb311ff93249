/** Format and pixel size of an image file, upright. */
export interface ImageSize {
  extension: 'png' | 'gif' | 'jpg' | 'webp' | 'svg'
  width: number
  height: number
}

/** Reads the header of a PNG, GIF, JPEG, WebP or SVG file; null for anything else. */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  try {
    return readPng(bytes) ?? readGif(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readSvg(bytes)
  } catch (error) {
    // A file that ends in the middle of its header.
    if (error instanceof RangeError) return null
    throw error
  }
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function readPng(bytes: Uint8Array): ImageSize | null {
  if (ascii(bytes, 1, 4) !== 'PNG' || ascii(bytes, 12, 16) !== 'IHDR') return null
  const view = viewOf(bytes)
  return { extension: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(bytes: Uint8Array): ImageSize | null {
  if (!/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return null
  const view = viewOf(bytes)
  return { extension: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(bytes: Uint8Array): ImageSize | null {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return null
  const view = viewOf(bytes)
  const kind = ascii(bytes, 12, 16)
  if (kind === 'VP8X') {
    const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return { extension: 'webp', width: uint24(24), height: uint24(27) }
  }
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true)
    return { extension: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
  }
  return { extension: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function readJpeg(bytes: Uint8Array): ImageSize | null {
  const view = viewOf(bytes)
  if (bytes.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  let isTurned = false
  for (let at = 2; at < bytes.byteLength; ) {
    const marker = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (marker === 0xffe1 && ascii(bytes, at + 4, at + 8) === 'Exif') isTurned = orientationOf(view, at + 10) > 4
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { extension: 'jpg', width: isTurned ? height : width, height: isTurned ? width : height }
    }
    if (marker < 0xff00 || marker === 0xffda) return null
    at += 2 + length
  }
  return null
}

/** EXIF orientation, 1 when there is none; 5 to 8 lie on their side. */
function orientationOf(view: DataView, tiff: number): number {
  const isLittle = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  const entries = view.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle)
  }
  return 1
}

function readSvg(bytes: Uint8Array): ImageSize | null {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096))
  const tag = /<svg\b[^>]*>/.exec(head)?.[0]
  if (tag === undefined || !/^\s*(<\?xml|<!--|<!DOCTYPE|<svg)/i.test(head.replace(/^\uFEFF/, ''))) return null
  const length = (name: string) => Number(new RegExp(`\\s${name}="\\s*([\\d.]+)(px)?\\s*"`).exec(tag)?.[1] ?? Number.NaN)
  const [, , boxWidth = 300, boxHeight = 150] =
    /\sviewBox="([^"]*)"/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const width = Math.round(length('width') || boxWidth)
  const height = Math.round(length('height') || boxHeight)
  return { extension: 'svg', width, height }
}
