import sharp, { type FitEnum, type Metadata, type Sharp } from 'sharp'
import { LakeError } from '../documents/lake-error.ts'
import { fitImage } from './image-fit.ts'
import type { ImageFacts, ImageService, RenderedImage } from './image-service.ts'
import type { ImageFormat, ImageTransform } from './image-transform.ts'
import { mediaTypeOf } from './media-types.ts'
import { computePalette } from './palette.ts'

/** Pixels, all frames together, beyond which an image is refused: a small file may unpack to any size. */
const maximalPixels = 100_000_000
/** Seconds that one render may take. */
const maximalSeconds = 20

const extensions: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
  svg: 'svg',
  tiff: 'tif',
}

function open(bytes: Uint8Array, options: { animated?: boolean } = {}): Sharp {
  return sharp(bytes, { limitInputPixels: maximalPixels, failOn: 'error', ...options }).timeout({ seconds: maximalSeconds })
}

/** @returns the image service of the server, on libvips. */
export function createSharpImages(): ImageService {
  return {
    async inspect(bytes) {
      try {
        return await inspect(bytes)
      } catch {
        return null
      }
    },
    async strip(bytes) {
      const { format, orientation, exif, xmp, iptc } = await open(bytes).metadata()
      const isClean = exif === undefined && xmp === undefined && iptc === undefined && (orientation ?? 1) === 1
      if (isClean) return bytes
      const upright = open(bytes).autoOrient().keepIccProfile()
      return format === 'jpeg' ? upright.jpeg({ quality: 92 }).toBuffer() : upright.toBuffer()
    },
    async render(bytes, transform) {
      try {
        return await render(bytes, transform)
      } catch (error) {
        if (error instanceof LakeError) throw error
        throw new LakeError('badRequest', 'The image can not be transformed')
      }
    },
  }
}

async function inspect(bytes: Uint8Array): Promise<ImageFacts | null> {
  const metadata = await open(bytes).metadata()
  const extension = extensions[metadata.format ?? '']
  // libvips calls every HEIF by one name; only AV1 in it is an image that browsers show.
  if (extension === undefined || (metadata.format === 'heif' && metadata.compression !== 'av1')) return null
  const { width, height } = metadata.autoOrient
  if (!width || !height || width * height > maximalPixels) return null
  const upright = open(bytes).autoOrient()
  const { isOpaque } = await upright.clone().stats()
  const small = upright.clone().resize(20, 20, { fit: 'inside' })
  const lqip = isOpaque ? await small.jpeg({ quality: 60 }).toBuffer() : await small.png().toBuffer()
  const pixels = await upright.clone().resize(64, 64, { fit: 'inside' }).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  return {
    extension,
    mimeType: mediaTypeOf(extension),
    width,
    height,
    hasAlpha: metadata.hasAlpha ?? false,
    isOpaque,
    lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${lqip.toString('base64')}`,
    palette: computePalette(pixels),
  }
}

async function render(bytes: Uint8Array, transform: ImageTransform): Promise<RenderedImage> {
  const metadata = await open(bytes).metadata()
  if (metadata.format === 'svg' && transform.format === undefined) return { bytes, mimeType: mediaTypeOf('svg') }
  const isMoving = (metadata.pages ?? 1) > 1 && !transform.firstFrame && (transform.format ?? 'webp') === 'webp'
  let image = open(bytes, { animated: isMoving }).autoOrient()
  const { rect, width, height, fit, position, enlarge } = fitImage(transform, sizeOf(metadata))
  if (rect) image = image.extract(rect)
  if (width !== undefined || height !== undefined) {
    const sharpFit: keyof FitEnum = fit === 'stretch' ? 'fill' : fit
    const background = transform.background === undefined ? transparent : toColour(transform.background)
    image = image.resize({
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      fit: sharpFit,
      position,
      background,
      withoutEnlargement: !enlarge,
    })
  }
  if (transform.rotate !== 0) image = sharp(await image.toBuffer(), { animated: isMoving }).rotate(transform.rotate)
  return encode(adjust(image, transform), transform, metadata)
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

function sizeOf(metadata: Metadata): { width: number; height: number } {
  return { width: metadata.autoOrient.width, height: metadata.pageHeight ?? metadata.autoOrient.height }
}

function adjust(source: Sharp, transform: ImageTransform): Sharp {
  let image = source
  const { padding, background, blur, sharpen } = transform
  const colour = background === undefined ? transparent : toColour(background)
  if (transform.flipHorizontal) image = image.flop()
  if (transform.flipVertical) image = image.flip()
  if (transform.grayscale) image = image.grayscale()
  if (transform.invert) image = image.negate({ alpha: false })
  if (blur !== undefined) image = image.blur(Math.max(0.3, blur / 20))
  if (sharpen !== undefined && sharpen > 0) image = image.sharpen({ sigma: 0.5 + sharpen / 50 })
  if (padding > 0) image = image.extend({ top: padding, bottom: padding, left: padding, right: padding, background: colour })
  return background === undefined ? image : image.flatten({ background: colour })
}

/** `rgb`, `argb`, `rrggbb` or `aarrggbb`. */
function toColour(text: string) {
  const long = text.length < 5 ? [...text].map((digit) => digit + digit).join('') : text
  const [alpha, rgb] = long.length === 8 ? [long.slice(0, 2), long.slice(2)] : ['ff', long]
  const part = (at: number) => Number.parseInt(rgb.slice(at, at + 2), 16)
  return { r: part(0), g: part(2), b: part(4), alpha: Number.parseInt(alpha, 16) / 255 }
}

async function encode(image: Sharp, { format, quality }: ImageTransform, metadata: Metadata): Promise<RenderedImage> {
  const target = format ?? sourceFormat(metadata)
  const encoders: Record<ImageFormat | 'gif', () => Sharp> = {
    jpg: () => image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: false }),
    pjpg: () => image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
    png: () => image.png(),
    webp: () => image.webp({ quality }),
    // Effort 2 keeps a banner under a second; AVIF of the same look needs a lower number than JPEG.
    avif: () => image.avif({ quality: Math.round(quality * 0.7), effort: 2 }),
    gif: () => image.gif(),
  }
  const bytes = await encoders[target]().toBuffer()
  return { bytes, mimeType: mediaTypeOf(target === 'pjpg' ? 'jpg' : target) }
}

function sourceFormat(metadata: Metadata): ImageFormat | 'gif' {
  const extension = extensions[metadata.format ?? '']
  return extension === 'png' || extension === 'webp' || extension === 'gif' || extension === 'avif' ? extension : 'jpg'
}
