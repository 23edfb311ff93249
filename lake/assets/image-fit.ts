import type { ImageTransform } from './image-transform.ts'

interface Size {
  width: number
  height: number
}

interface Rect extends Size {
  left: number
  top: number
}

/** How to come from the source to the target: cut out `rect`, then resize. */
export interface FittedImage {
  rect?: Rect
  width?: number
  height?: number
  fit: 'inside' | 'cover' | 'contain' | 'stretch'
  position: string
  enlarge: boolean
}

/** Longest side of what is rendered, after the pixel ratio. */
const maximalLength = 8192

/**
 * Turns the `fit` modes of Sanity's image pipeline into a cut and a resize. `clip`, the default, fits inside; `max` does so without
 * enlarging; `min` fills without enlarging; `fill` and `fillmax` add a border; `scale` distorts.
 */
export function fitImage(transform: ImageTransform, source: Size): FittedImage {
  const rect = clipRect(transform.rect, source)
  const area = rect ?? { left: 0, top: 0, ...source }
  const { width, height } = limitSize(transform, area)
  const { fit, crop } = transform
  const isBoth = width !== undefined && height !== undefined
  if (fit === 'crop' && isBoth && crop === 'focalpoint' && transform.focalPoint) {
    return {
      ...sized(width, height),
      rect: aroundPoint(area, width / height, transform.focalPoint),
      fit: 'stretch',
      position: 'centre',
      enlarge: true,
    }
  }
  const base = { ...(rect ? { rect } : {}), ...sized(width, height), position: positionOf(crop), enlarge: true }
  if (!isBoth || fit === 'clip' || fit === 'max') return { ...base, fit: 'inside', enlarge: fit !== 'max' && fit !== 'min' }
  if (fit === 'scale') return { ...base, fit: 'stretch' }
  if (fit === 'fill') return { ...base, fit: 'contain', position: 'centre' }
  if (fit === 'fillmax')
    return { ...base, fit: 'contain', position: 'centre', enlarge: width <= area.width || height <= area.height }
  return { ...base, ...(fit === 'min' ? shrinkToFit({ width, height }, area) : {}), fit: 'cover' }
}

function sized(width: number | undefined, height: number | undefined): Partial<Size> {
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
}

function limitSize(transform: ImageTransform, source: Size): Partial<Size> {
  const limit = (length: number | undefined, low: number | undefined, high: number | undefined, own: number) => {
    const wanted = length ?? (high !== undefined && own > high ? high : low !== undefined && own < low ? low : undefined)
    if (wanted === undefined) return undefined
    const bounded = Math.min(high ?? wanted, Math.max(low ?? wanted, wanted))
    return Math.max(1, Math.min(maximalLength, Math.round(bounded * transform.dpr)))
  }
  const width = limit(transform.width, transform.minWidth, transform.maxWidth, source.width)
  const height = limit(transform.height, transform.minHeight, transform.maxHeight, source.height)
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
}

/** The largest size of the same shape that the source fills without being enlarged. */
function shrinkToFit(wanted: Size, source: Size): Size {
  const scale = Math.min(1, source.width / wanted.width, source.height / wanted.height)
  return { width: Math.max(1, Math.round(wanted.width * scale)), height: Math.max(1, Math.round(wanted.height * scale)) }
}

function clipRect(rect: ImageTransform['rect'], source: Size): Rect | undefined {
  if (rect === undefined) return undefined
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  return { left, top, width: Math.min(rect.width, source.width - left), height: Math.min(rect.height, source.height - top) }
}

/** The largest part of `area` in the wanted shape with the point as near to its middle as the edges allow. */
function aroundPoint(area: Rect, ratio: number, point: { x: number; y: number }): Rect {
  const width = Math.max(1, Math.round(Math.min(area.width, area.height * ratio)))
  const height = Math.max(1, Math.round(Math.min(area.height, area.width / ratio)))
  const place = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)))
  return {
    left: area.left + place(area.width, width, point.x),
    top: area.top + place(area.height, height, point.y),
    width,
    height,
  }
}

function positionOf(crop: ImageTransform['crop']): string {
  if (crop === 'entropy') return 'entropy'
  const [vertical = 'centre', horizontal] = crop.split(',')
  if (vertical === 'center' || vertical === 'focalpoint') return 'centre'
  return horizontal === undefined ? vertical : `${horizontal} ${vertical}`
}
