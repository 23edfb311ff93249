import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/link-button.tsx'

/** The file's short-lived address in the server's answer, or null where it has none. */
function downloadPath(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('download' in answer)) return null
  return typeof answer.download === 'string' && /^\/(?!\/)/.test(answer.download) ? answer.download : null
}

/** Thanks for the details, with the link to the file. */
export function DownloadReady({ focus, answer }: { focus: boolean; answer: unknown }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const href = downloadPath(answer)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="flex flex-col items-start gap-4 border-s-4 border-success bg-success-tint p-6" role="status">
      <h2 ref={heading} tabIndex={-1} className="heading text-h3">
        {href ? t('brochures.ready') : t('contactPage.thankYou')}
      </h2>
      {href ? (
        <LinkButton href={href} download icon="download">
          {t('brochures.start')}
        </LinkButton>
      ) : (
        <p>{t('contactPage.sent')}</p>
      )}
    </div>
  )
}
