import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Language } from '#shared/config.ts'
import { AppProviders } from '#src/app/providers.tsx'
import type { PostedForm } from '#src/app/renderer.ts'
import type { Cms } from '#src/cms/cms.ts'
import { createI18n } from '#src/i18n/create-i18n.ts'
import { config, NOW } from './site.ts'

/** A CMS that nobody may ask: for components that get their content handed in. */
const silentCms: Cms = { config, now: () => NOW, fetch: () => Promise.reject(new Error('This test has no CMS')) }

export interface RenderOptions {
  language?: Language
  path?: string
  posted?: PostedForm
}

/** Renders a component as it stands on a page of the site. */
export async function renderInSite(children: ReactNode, { language = 'en', path = '/', posted }: RenderOptions = {}) {
  const i18n = await createI18n({ language })
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] })
  return render(
    <AppProviders cms={silentCms} queryClient={new QueryClient()} i18n={i18n} year={2030} posted={posted ?? null}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}
