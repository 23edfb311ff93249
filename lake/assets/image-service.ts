import type { Json } from '../documents/types.ts'
import type { ImageTransform } from './image-transform.ts'

/** What an uploaded image is; width and height are those after the EXIF rotation. */
export interface ImageFacts {
  /** File extension of the format without a dot: `jpg`, `png`, `webp`, `gif`, `avif`, `svg`, … */
  extension: string
  mimeType: string
  width: number
  height: number
  hasAlpha: boolean
  isOpaque: boolean
  /** Data URL of a preview of 20 pixels. */
  lqip?: string
  /** `sanity.imagePalette` */
  palette?: Json
}

/** A delivered image. */
export interface RenderedImage {
  bytes: Uint8Array
  mimeType: string
}

/** Reads and transforms images; sharp on the server, bytes as they are in tests and browsers. */
export interface ImageService {
  /** @returns null when the bytes are no image that the lake serves. */
  inspect(bytes: Uint8Array, declaredType: string): Promise<ImageFacts | null>
  /** The same picture without what a camera wrote into it, such as the place; turned upright where that was only noted. */
  strip(bytes: Uint8Array): Promise<Uint8Array>
  /** Rejects with a LakeError 400 when the picture can't be transformed. */
  render(bytes: Uint8Array, transform: ImageTransform): Promise<RenderedImage>
}
