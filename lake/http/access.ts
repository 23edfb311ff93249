import { LakeError } from '../documents/lake-error.ts'
import type { Identity } from '../documents/types.ts'
import type { Context, OpenDataset } from './context.ts'

/**
 * The dataset that the route names, as far as the caller may see it.
 *
 * @throws LakeError 404 for an unknown one, 401 for a private one without a token.
 */
export function openDataset({ services, params, identity }: Context): OpenDataset {
  const { config } = services
  const dataset = config.datasets.find(({ name }) => name === params.dataset)
  if (dataset === undefined) {
    throw new LakeError('notFound', `Dataset "${params.dataset}" not found for project ID "${config.projectId}"`)
  }
  if (identity === null && dataset.aclMode === 'private') throw unauthorized()
  return { ...dataset, access: identity === null ? 'root' : 'all' }
}

/** @throws LakeError 401 without a token. */
export function signedIn({ identity }: Context): Identity {
  if (identity === null) throw unauthorized()
  return identity
}

/** The refusal that tells the Studio that its session is over. */
export function unauthorized(): LakeError {
  return new LakeError('unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })
}
