import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#src/ui/link-button.tsx'

/** What stands in place of the form after a registration was stored (specification 4). */
export function SuccessView({ focus }: { focus: boolean }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="flex flex-col items-start gap-4 border-s-4 border-success bg-success-tint p-6" role="status">
      <h2 ref={heading} tabIndex={-1} className="heading text-h3">
        {t('registration.successTitle')}
      </h2>
      <p>{t('registration.successMail')}</p>
      <p>{t('registration.successGreeting')}</p>
      <LinkButton href={paths.events} variant="secondary">
        {t('events.allEvents')}
      </LinkButton>
    </div>
  )
}
