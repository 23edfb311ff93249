import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentChoice } from '#shared/consent.ts'
import { paths } from '#shared/paths.ts'
import { ConsentBar } from '#src/ui/consent-bar.tsx'
import { LiveMessage } from '#src/ui/live-message.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useConsent } from './consent-context.ts'
import { useReservedSpace } from './use-reserved-space.ts'

export interface CookieQuestionProps {
  /** Revision of the privacy policy as the site has it; null while it is unknown. */
  policyRevision: string | null
}

const never = () => false
const silent = () => never

/**
 * The question about analytics cookies, on the page once it is alive and until it is answered; the footer opens it again. The server, which
 * asks nobody, renders the same silent status line.
 */
export function CookieQuestion({ policyRevision }: CookieQuestionProps) {
  const consent = useConsent()
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const asking = useSyncExternalStore(consent?.subscribe ?? silent, () => consent?.isAsking(policyRevision) ?? false, never)
  const reopened = useSyncExternalStore(consent?.subscribe ?? silent, consent?.isReopened ?? never, never)
  const [answer, setAnswer] = useState<ConsentChoice | null>(null)
  useReservedSpace(bar, asking)
  useFocusWhileReopened(bar, reopened)

  const choose = (choice: ConsentChoice) => {
    consent?.choose(choice, policyRevision)
    setAnswer(choice)
  }
  return (
    <>
      {consent && asking && (
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
          <CurrentChoice choice={consent.choice()} />
        </ConsentBar>
      )}
      <LiveMessage className="sr-only">{!asking && answer ? t(`consent.saved.${answer}`) : null}</LiveMessage>
    </>
  )
}

function CurrentChoice({ choice }: { choice: ConsentChoice | null }) {
  const { t } = useTranslation()
  return choice && <p className="mt-1">{t(`consent.current.${choice}`)}</p>
}

/** Whoever opens the question again lands in it, and is back where they were after the answer. */
function useFocusWhileReopened(bar: RefObject<HTMLElement | null>, reopened: boolean): void {
  useEffect(() => {
    if (!reopened) return
    const opener = document.activeElement
    bar.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [bar, reopened])
}
