import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, notFound } from '#src/cms/loading.ts'

/** Nothing to show: the loader always throws, and the error page answers. */
export const Component = () => null

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return (args) => notFound(deps, args)
}
