import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

export interface SuccessViewProps {
  focus: boolean
  /** Path of the page with the form, for a browser without script. */
  form: string
  /** Brings an empty form back, for a colleague. */
  onAgain: () => void
}

/** What stands in place of the form after a registration was stored (specification 4), with the way back to the form. */
export function SuccessView({ focus, form, onAgain }: SuccessViewProps) {
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-2">
        <LinkButton href={paths.events} variant="secondary">
          {t('events.allEvents')}
        </LinkButton>
        <TextLink
          href={form}
          onClick={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          {t('registration.another')}
        </TextLink>
      </div>
    </div>
  )
}
