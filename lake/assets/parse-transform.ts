import { LakeError } from '../documents/lake-error.ts'
import type { ImageFit, ImageFormat, ImageTransform } from './image-transform.ts'

/** Longest side of a rendered image, in pixels. */
const maximalLength = 8192
const fits: readonly ImageFit[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']
const formats: readonly ImageFormat[] = ['jpg', 'pjpg', 'png', 'webp', 'avif']
const crops = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top,left',
  'top,right',
  'bottom,left',
  'bottom,right',
  'focalpoint',
  'entropy',
] as const

/**
 * Reads the parameters of Sanity's image pipeline; those it doesn't know change nothing, sizes are clamped.
 *
 * @param accept the request's `Accept` header, for `auto=format`.
 * @param extension of the stored image.
 * @throws LakeError 400 for a value that can't be.
 */
export function parseTransform(search: URLSearchParams, accept: string, extension: string): ImageTransform {
  const number = (name: string, low: number, high: number): number | undefined => {
    const text = search.get(name)
    if (text === null || text === '') return undefined
    const value = Number(text)
    if (!Number.isFinite(value)) throw invalid(name)
    return Math.min(high, Math.max(low, value))
  }
  const length = (name: string) => {
    const value = number(name, 1, maximalLength)
    return value === undefined ? undefined : Math.round(value)
  }
  const choice = <T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const text = search.get(name)
    if (text === null || text === '') return undefined
    const found = choices.find((candidate) => candidate === text)
    if (found === undefined) throw invalid(name)
    return found
  }
  const focalX = number('fp-x', 0, 1)
  const focalY = number('fp-y', 0, 1)
  const flip = search.get('flip') ?? ''
  const rotate = number('or', 0, 270) ?? 0
  if (rotate !== 0 && rotate !== 90 && rotate !== 180 && rotate !== 270) throw invalid('or')
  return definedOnly({
    rect: rectOf(search.get('rect')),
    width: length('w'),
    height: length('h'),
    minWidth: length('min-w'),
    maxWidth: length('max-w'),
    minHeight: length('min-h'),
    maxHeight: length('max-h'),
    fit: choice('fit', fits) ?? 'clip',
    crop: choice('crop', crops) ?? 'center',
    focalPoint: focalX === undefined || focalY === undefined ? undefined : { x: focalX, y: focalY },
    format: choice('fm', formats) ?? (search.get('auto') === 'format' ? acceptedFormat(accept, extension) : undefined),
    quality: Math.round(number('q', 1, 100) ?? 75),
    dpr: number('dpr', 1, 3) ?? 1,
    background: backgroundOf(search.get('bg')),
    blur: number('blur', 1, 2000),
    sharpen: number('sharp', 0, 100),
    invert: search.get('invert') === 'true',
    rotate,
    flipHorizontal: flip.includes('h'),
    flipVertical: flip.includes('v'),
    grayscale: search.get('sat') === '-100',
    padding: Math.round(number('pad', 0, 1000) ?? 0),
    firstFrame: search.get('frame') === '1',
  })
}

type Loose<T> = { [K in keyof T]: T[K] | undefined }

function definedOnly(transform: Loose<Required<ImageTransform>>): ImageTransform {
  return Object.fromEntries(Object.entries(transform).filter(([, value]) => value !== undefined)) as unknown as ImageTransform
}

const untouched = JSON.stringify(parseTransform(new URLSearchParams(), '', ''))

/** Whether the transform leaves the stored image as it is. */
export function isIdentity(transform: ImageTransform): boolean {
  return JSON.stringify({ ...transform, quality: 75 }) === untouched
}

/** A short name of the transform: equal ones have equal names, whatever the order of their parameters was. */
export function transformKey(transform: ImageTransform): string {
  return Object.entries(transform)
    .filter(([, value]) => value !== false)
    .map(([name, value]) =>
      `${name}-${typeof value === 'object' ? Object.values(value).join('x') : value}`.replace(/[^\w.-]/g, '.'),
    )
    .join('_')
}

function rectOf(text: string | null): ImageTransform['rect'] {
  if (text === null || text === '') return undefined
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN, ...rest] = text.split(',').map(Number)
  const isValid =
    [left, top, width, height].every(Number.isFinite) && left >= 0 && top >= 0 && width >= 1 && height >= 1 && rest.length === 0
  if (!isValid) throw invalid('rect')
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
}

function backgroundOf(text: string | null): string | undefined {
  if (text === null || text === '') return undefined
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) throw invalid('bg')
  return text.toLowerCase()
}

/** Vector images stay what they are; moving ones have no AVIF everywhere. */
function acceptedFormat(accept: string, extension: string): ImageFormat | undefined {
  if (extension === 'svg') return undefined
  if (accept.includes('image/avif') && extension !== 'gif') return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

function invalid(name: string): LakeError {
  return new LakeError('badRequest', `Invalid value of image parameter "${name}"`)
}
