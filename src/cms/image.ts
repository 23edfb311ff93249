import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import type { PublicConfig } from '#shared/config.ts'

/** An image field as queries return it. */
export interface ImageSource {
  asset?: { _ref?: string } | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  /** The editor says that it is drawn in lines on a light ground. */
  lineDrawing?: boolean | null
  /** Tiny picture as a data address. */
  lqip?: string | null
}

export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560]

/** Images of the own lake are addressed by path, so that pages don't depend on the name of the host; hosted ones are on Sanity's CDN. */
function baseUrl(config: PublicConfig): string {
  return config.useProjectHostname ? 'https://cdn.sanity.io' : '/'
}

function pixels(ref: string): { width: number; height: number; vector: boolean } | null {
  const [, width, height, format] = /^image-[^-]+-(\d+)x(\d+)-(\w+)$/.exec(ref) ?? []
  return width && height ? { width: Number(width), height: Number(height), vector: format === 'svg' } : null
}

/** Whether an image has a file that an address can be made for. */
export const hasFile = (image: ImageSource | null | undefined): boolean => pixels(image?.asset?._ref ?? '') !== null

/**
 * Addresses of an image in several widths; null without a usable asset.
 * @param ratio width : height to crop to around the editor's hotspot; the image's own when left out
 */
export function picture(
  config: PublicConfig,
  image: ImageSource | null | undefined,
  { width, ratio }: { width: number; ratio?: number },
): Picture | null {
  const size = pixels(image?.asset?._ref ?? '')
  if (!image || !size) return null
  const crop = image.crop ?? {}
  const full = size.width * (1 - (crop.left ?? 0) - (crop.right ?? 0))
  const own = full / (size.height * (1 - (crop.top ?? 0) - (crop.bottom ?? 0)))
  const shape = ratio ?? own
  // The builder throws for what it can't read; the reference was checked above, the rest of it is optional.
  const builder = createImageUrlBuilder({ projectId: config.projectId, dataset: config.dataset, baseUrl: baseUrl(config) })
  const at = (wide: number) => {
    const url = builder
      .image(image as SanityImageSource)
      .width(Math.round(wide))
      .fit('max')
    return (ratio ? url.height(Math.round(wide / shape)).fit('crop') : url).auto('format').url()
  }
  const height = Math.round(width / shape)
  if (size.vector) return { src: at(width), srcSet: '', width, height }
  const largest = Math.min(full, width * 2)
  const widths = [...WIDTHS.filter((each) => each < largest), Math.round(largest)]
  return { src: at(Math.min(width, full)), srcSet: widths.map((each) => `${at(each)} ${each}w`).join(', '), width, height }
}

/** One absolute address of an image for share cards (Open Graph: 1200 × 630), or null. */
export function shareImage(config: PublicConfig, image: ImageSource | null | undefined): string | null {
  const card = picture(config, image, { width: 1200, ratio: 1200 / 630 })
  return card ? new URL(card.src, `${config.publicUrl}/`).href : null
}
