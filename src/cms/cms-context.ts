import { createContext, useContext } from 'react'
import type { Cms } from './cms.ts'

const CmsContext = createContext<Cms | null>(null)

export const CmsProvider = CmsContext.Provider

/** The CMS of the page that is shown. Throws outside a {@link CmsProvider}. */
export function useCms(): Cms {
  const cms = useContext(CmsContext)
  if (!cms) throw new Error('useCms needs a CmsProvider above it')
  return cms
}
