import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CmsError } from '#src/cms/cms.ts'
import { ChunkError } from '#src/lib/import-part.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { StatePicture } from '#src/ui/state-picture.tsx'
import { reloadOnce } from './reload-once.ts'

type Failure = 'notFound' | 'unavailable' | 'chunk' | 'failed'

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'notFound' : error.status === 503 ? 'unavailable' : 'failed'
  if (error instanceof ChunkError) return 'chunk'
  return error instanceof CmsError ? 'unavailable' : 'failed'
}

const MARKS = { notFound: '404', unavailable: '503', chunk: undefined, failed: undefined }

/** What a visitor sees in place of a page that is not there or can't be loaded. A lost part of the site reloads the page once. */
export function ErrorPage() {
  const error = useRouteError()
  const failure = failureOf(error)
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const reloading = useReload(failure === 'chunk', error)
  if (reloading) return <Spinner label={t('loading')} />
  const mark = MARKS[failure]
  return (
    <>
      <title>{t(`errors.${failure}Title`)}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        {...(mark && { mark })}
        title={t(`errors.${failure}Title`)}
        illustration={<StatePicture state={failure === 'notFound' ? 'not-found' : 'failed'} />}
        actions={
          failure === 'notFound' ? (
            <>
              <LinkButton href={paths.home}>{t('errors.toHome')}</LinkButton>
              <LinkButton href={paths.events} variant="secondary">
                {t('errors.toEvents')}
              </LinkButton>
            </>
          ) : (
            <Button onClick={() => (failure === 'unavailable' ? void revalidate() : window.location.reload())}>
              {t('errors.retry')}
            </Button>
          )
        }
      >
        <p>{t(`errors.${failure}Text`)}</p>
      </ErrorState>
    </>
  )
}

/** Whether the page is about to be loaded anew. */
function useReload(wanted: boolean, error: unknown): boolean {
  const [reloading, setReloading] = useState(false)
  useEffect(() => {
    if (wanted) setReloading(reloadOnce(error))
  }, [wanted, error])
  return reloading
}
