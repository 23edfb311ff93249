import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CmsError } from '#src/cms/cms.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

type Failure = 'notFound' | 'unavailable' | 'failed'

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'notFound' : error.status === 503 ? 'unavailable' : 'failed'
  return error instanceof CmsError ? 'unavailable' : 'failed'
}

/** What a visitor sees in place of a page that is not there or can't be loaded. */
export function ErrorPage() {
  const failure = failureOf(useRouteError())
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const retry = () => (failure === 'unavailable' ? void revalidate() : window.location.reload())
  const actions =
    failure === 'notFound' ? (
      <>
        <LinkButton href={paths.home}>{t('errors.toHome')}</LinkButton>
        <LinkButton href={paths.events} variant="secondary">
          {t('errors.toEvents')}
        </LinkButton>
      </>
    ) : (
      <Button key={pathname + search} onClick={retry}>
        {t('errors.retry')}
      </Button>
    )
  return (
    <>
      <title>{t(`errors.${failure}Title`)}</title>
      <meta name="robots" content="noindex" />
      <ErrorState title={t(`errors.${failure}Title`)} actions={actions} {...(failure === 'notFound' && { mark: '404' })}>
        {t(`errors.${failure}Text`)}
      </ErrorState>
    </>
  )
}
