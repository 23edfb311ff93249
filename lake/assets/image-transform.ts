export type ImageFit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'scale' | 'min'
export type ImageFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'

/** A transform of Sanity's image pipeline, checked and clamped; lengths in pixels, rect in source pixels. */
export interface ImageTransform {
  rect?: { left: number; top: number; width: number; height: number }
  width?: number
  height?: number
  minWidth?: number
  maxWidth?: number
  minHeight?: number
  maxHeight?: number
  fit: ImageFit
  /** Which part `fit=crop` keeps. */
  crop:
    | 'center'
    | 'top'
    | 'bottom'
    | 'left'
    | 'right'
    | 'top,left'
    | 'top,right'
    | 'bottom,left'
    | 'bottom,right'
    | 'focalpoint'
    | 'entropy'
  focalPoint?: { x: number; y: number }
  /** Absent: the format of the source. */
  format?: ImageFormat
  /** 1 to 100 */
  quality: number
  dpr: number
  /** `rrggbb` or `aarrggbb` behind transparent pixels and padding. */
  background?: string
  blur?: number
  sharpen?: number
  invert: boolean
  /** Degrees clockwise. */
  rotate: 0 | 90 | 180 | 270
  flipHorizontal: boolean
  flipVertical: boolean
  grayscale: boolean
  padding: number
  firstFrame: boolean
}
