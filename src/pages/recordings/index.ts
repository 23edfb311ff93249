import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { recordingsQuery } from '#src/content/sessions.query.ts'
import { RecordingsPage } from './recordings-page.tsx'

export const Component = RecordingsPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, recordingsQuery(deps.cms))
    return null
  }
}
