import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** Says that the request was sent, with a way to send another (specification 4). */
export function ThankYou({ focus, onAgain }: { focus: boolean; onAgain: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="flex flex-col items-start gap-4 border-s-4 border-success bg-success-tint p-6" role="status">
      <h2 ref={heading} tabIndex={-1} className="heading text-h3">
        {t('contactPage.thankYou')}
      </h2>
      <p>{t('contactPage.sent')}</p>
      <TextLink
        href={paths.contact}
        onClick={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        {t('contactPage.another')}
      </TextLink>
    </div>
  )
}
