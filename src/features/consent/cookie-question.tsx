import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentChoice } from '#shared/consent.ts'
import { paths } from '#shared/paths.ts'
import { ConsentBar } from '#src/ui/consent-bar.tsx'
import { LiveMessage } from '#src/ui/live-message.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { Consent } from './consent.ts'
import { useConsent } from './consent-context.ts'
import { useReservedSpace } from './use-reserved-space.ts'

export interface CookieQuestionProps {
  /** Revision of the privacy policy as the site has it; null while it is unknown. */
  policyRevision: string | null
}

/** The question about analytics cookies, on the page once it is alive and until it is answered; the footer opens it again. */
export function CookieQuestion({ policyRevision }: CookieQuestionProps) {
  const consent = useConsent()
  return consent && <Question consent={consent} policyRevision={policyRevision} />
}

const never = () => false

function Question({ consent, policyRevision }: CookieQuestionProps & { consent: Consent }) {
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const asking = useSyncExternalStore(consent.subscribe, () => consent.isAsking(policyRevision), never)
  const reopened = useSyncExternalStore(consent.subscribe, consent.isReopened, never)
  const [answer, setAnswer] = useState<ConsentChoice | null>(null)
  useReservedSpace(bar, asking)
  useFocusWhileReopened(bar, reopened)

  const choose = (choice: ConsentChoice) => {
    consent.choose(choice, policyRevision)
    setAnswer(choice)
  }
  const current = asking ? consent.choice() : null
  return (
    <>
      {asking && (
        <ConsentBar
          ref={bar}
          label={t('consent.label')}
          acceptLabel={t('consent.accept')}
          rejectLabel={t('consent.reject')}
          onAccept={() => choose('accept')}
          onReject={() => choose('reject')}
          {...(reopened && { onDismiss: consent.dismiss })}
        >
          <p>
            {t('consent.question')} <TextLink href={paths.privacy}>{t('frame.privacy')}</TextLink>
          </p>
          {current && <p className="mt-1">{t(`consent.current.${current}`)}</p>}
        </ConsentBar>
      )}
      <LiveMessage className="sr-only">{!asking && answer ? t(`consent.saved.${answer}`) : null}</LiveMessage>
    </>
  )
}

/** Whoever opens the question again lands in it, and is back where they were after the answer. */
function useFocusWhileReopened(bar: React.RefObject<HTMLElement | null>, reopened: boolean): void {
  useEffect(() => {
    if (!reopened) return
    const opener = document.activeElement
    bar.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [bar, reopened])
}
