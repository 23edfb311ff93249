import { LakeError } from '../documents/lake-error.ts'
import type { Perspective } from './query-runner.ts'

const layerName = /^[A-Za-z0-9_-]{1,128}$/
/** From this date on an answer without an explicit perspective is what is published. */
const publishedByDefaultSince = '2025-02-19'

/**
 * @param parameter the request's `perspective`, null when there is none.
 * @param apiVersion without its `v`: `1`, `X` or a date.
 * @throws LakeError 400 for a perspective that can't be.
 */
export function perspectiveOf(parameter: string | null, apiVersion: string): Perspective {
  if (parameter === null || parameter === '') return defaultPerspective(apiVersion)
  const layers = parameter.split(',').map((layer) => (layer.trim() === 'previewDrafts' ? 'drafts' : layer.trim()))
  if (layers.length === 1 && layers[0] === 'raw') return 'raw'
  if (layers.includes('raw') || layers.some((layer) => !layerName.test(layer)) || new Set(layers).size !== layers.length) {
    throw new LakeError('validationError', `Invalid perspective "${parameter}"`)
  }
  return layers.includes('published') ? layers : [...layers, 'published']
}

function defaultPerspective(apiVersion: string): Perspective {
  const modern = apiVersion.toUpperCase() === 'X' || (apiVersion.length === 10 && apiVersion >= publishedByDefaultSince)
  return modern ? ['published'] : 'raw'
}
