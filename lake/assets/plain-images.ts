import type { ImageFacts, ImageService } from './image-service.ts'
import { readImageSize } from './image-size.ts'

/**
 * Images as they are: sizes are read from the files' headers, nothing is transformed. For tests and browsers; a server passes in a
 * service that renders.
 *
 * @returns the service.
 */
export function createPlainImages(): ImageService {
  return {
    async inspect(bytes) {
      const size = readImageSize(bytes)
      if (size === null || size.width === 0 || size.height === 0) return null
      const hasAlpha = size.extension !== 'jpg'
      return { ...size, mimeType: mimeTypeOf(size), hasAlpha, isOpaque: !hasAlpha }
    },
    strip: async (bytes) => bytes,
    async render(bytes) {
      const size = readImageSize(bytes)
      return { bytes, mimeType: size === null ? 'application/octet-stream' : mimeTypeOf(size) }
    },
  }
}

function mimeTypeOf({ extension }: Pick<ImageFacts, 'extension'>): string {
  return extension === 'jpg' ? 'image/jpeg' : extension === 'svg' ? 'image/svg+xml' : `image/${extension}`
}
