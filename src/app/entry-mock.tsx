import './site.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { FALLBACK_LANGUAGE } from '#shared/config.ts'
import { splitLanguage, supportedLanguage } from '#shared/language.ts'
import { createCms } from '#src/cms/cms.ts'
import { storedLanguage } from '#src/features/language/stored-language.ts'
import { createI18n } from '#src/i18n/create-i18n.ts'
import { createQueryClient } from './create-query-client.ts'
import { AppProviders } from './providers.tsx'
import { createRoutes } from './routes.tsx'

/** The site alone in the browser, without a server: `npm run dev:mock`. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no root element')
  const { startMocks } = await import('#src/mocks/start.ts')
  const config = await startMocks()
  const { prefix } = splitLanguage(location.pathname)
  const language = prefix ?? storedLanguage() ?? supportedLanguage(navigator.language) ?? FALLBACK_LANGUAGE
  document.documentElement.lang = language
  const queryClient = createQueryClient({ retry: 1 })
  const cms = createCms({ config, now: Date.now })
  const router = createBrowserRouter(createRoutes({ cms, queryClient }), { basename: prefix ? `/${prefix}` : '/' })
  createRoot(root).render(
    <StrictMode>
      <AppProviders
        cms={cms}
        queryClient={queryClient}
        i18n={await createI18n({ language })}
        year={new Date().getUTCFullYear()}
        posted={null}
      >
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  )
}

void start()
