import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ENVELOPE, SENT_PARAMETER } from '#shared/forms/envelope.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { SmallForm } from '#src/forms/small-form.tsx'
import type { Sent } from '#src/forms/use-submission.ts'
import { lazyOrNothing } from '#src/lib/lazy-or-nothing.ts'
import { LiveMessage } from '#src/ui/live-message.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Toasts are 8 kB that only a subscription needs, and can do without: the status line says the same. */
const ToastArea = lazyOrNothing(async () => (await import('./toast-area.tsx')).ToastArea)
const loadToasts = () => import('./toasts.ts').catch(() => null)

type Outcome = 'subscribed' | 'already'

function outcomeOf(answer: unknown): Outcome {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'already'
    ? 'already'
    : 'subscribed'
}

/** What a plain post led to, from the address of the page that answers it: `?sent=newsletter-subscriptions:already`. */
function sentOutcome(parameter: string | null): Outcome | null {
  const [collection, outcome] = (parameter ?? '').split(':')
  return collection === newsletterForm.collection ? outcomeOf({ outcome }) : null
}

/** Subscription to the newsletter: one field, and its outcome as a toast and in a line at the field. */
export function Newsletter() {
  const { t } = useTranslation()
  const [parameters] = useSearchParams()
  const [outcome, setOutcome] = useState(() => sentOutcome(parameters.get(SENT_PARAMETER)))
  const [tries, setTries] = useState(0)
  const [area] = useState(() => Promise.withResolvers<void>())

  const follow = async (sending: Promise<Sent>) => {
    setOutcome(null)
    setTries(tries + 1)
    const [toasts] = await Promise.all([loadToasts(), area.promise])
    if (!toasts) return
    const progress = sending.then((sent) => {
      if (sent.ok) return { text: t(`newsletter.${outcomeOf(sent.answer)}`), type: 'success' } as const
      const text = 'failure' in sent ? t(`forms.errors.${sent.failure}`) : t('forms.errors.newsletterEmail')
      return { text, type: 'error' } as const
    })
    await toasts.toastProgress(t('forms.pleaseWait'), progress)
  }
  return (
    <div className="max-w-measure">
      <SmallForm
        definition={newsletterForm}
        submitLabel={t('newsletter.subscribe')}
        extra={[ENVELOPE.form]}
        onTry={(sending) => void follow(sending)}
        onDone={(answer) => setOutcome(outcomeOf(answer))}
      >
        <input type="hidden" name={ENVELOPE.form} value={newsletterForm.collection} />
      </SmallForm>
      <LiveMessage attempt={tries} className="mt-4">
        {outcome && <Notice tone="success">{t(`newsletter.${outcome}`)}</Notice>}
      </LiveMessage>
      {tries > 0 && (
        <Suspense>
          <ToastArea label={t('newsletter.toasts')} closeLabel={t('newsletter.close')} onReady={area.resolve} />
        </Suspense>
      )}
    </div>
  )
}
