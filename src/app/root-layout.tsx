import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useSite } from '#src/cms/use-site.ts'
import { useStoredLanguage } from '#src/features/language/use-stored-language.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { useSpinnerDelay } from '#src/ui/use-spinner-delay.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** The frame with the page in it, and a spinner over the page while the next one is loaded. */
export function RootLayout() {
  useStoredLanguage()
  return (
    <Frame site={useSite()}>
      <PendingSpinner />
      <Outlet />
      <PageChange />
    </Frame>
  )
}

/** The frame without brand and contact block, when even these can't be read. */
export function FailedFrame() {
  return (
    <Frame site={null}>
      <ErrorPage />
    </Frame>
  )
}

function PageChange() {
  useFocusOnNavigation()
  return <ScrollRestoration />
}

function PendingSpinner() {
  const { t } = useTranslation()
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const visible = useSpinnerDelay(next !== undefined && next.pathname !== pathname)
  if (!visible) return null
  return (
    <div className="fixed inset-x-0 top-header bottom-0 z-20 bg-paper">
      <Spinner label={t('loading')} />
    </div>
  )
}
