import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Cms } from '#src/cms/cms.ts'
import { CmsProvider } from '#src/cms/cms-context.ts'
import type { Consent } from '#src/features/consent/consent.ts'
import { ConsentProvider } from '#src/features/consent/consent-context.ts'
import { PostedFormProvider } from '#src/forms/posted-form.ts'
import type { I18n } from '#src/i18n/create-i18n.ts'
import { LinkProvider } from '#src/ui/link-context.tsx'
import type { PostedForm } from './renderer.ts'
import { RouterLink } from './router-link.tsx'
import { YearProvider } from './year-context.ts'

export interface AppProvidersProps {
  cms: Cms
  queryClient: QueryClient
  i18n: I18n
  year: number
  posted: PostedForm | null
  /** In the browser alone: the server renders every page for everybody. */
  consent?: Consent
  children: ReactNode
}

/** What every component may ask for, the same in the server and in the browser. */
export function AppProviders({ cms, queryClient, i18n, year, posted, consent, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <CmsProvider value={cms}>
          <YearProvider value={year}>
            <ConsentProvider value={consent ?? null}>
              <PostedFormProvider value={posted}>
                <LinkProvider value={RouterLink}>{children}</LinkProvider>
              </PostedFormProvider>
            </ConsentProvider>
          </YearProvider>
        </CmsProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
