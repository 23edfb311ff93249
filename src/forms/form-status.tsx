import { useTranslation } from 'react-i18next'
import { LiveMessage } from '#src/ui/live-message.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Failure } from './use-submission.ts'

export interface FormStatusProps {
  /** Fields that are wrong after a submit. */
  errorCount: number
  failure: Failure | undefined
  /** Grows with every submit, so that the same state is said again. */
  attempt: number
  sending: boolean
}

/** Says how a submit went: seen and heard. The page keeps everything that was typed. */
export function FormStatus({ errorCount, failure, attempt, sending }: FormStatusProps) {
  const { t } = useTranslation()
  const problem = failure
    ? t(`forms.errors.${failure}`)
    : errorCount > 0
      ? t('forms.errors.summary', { count: errorCount })
      : null
  return (
    <>
      <LiveMessage urgent attempt={attempt}>
        {!sending && problem && <Notice tone="error">{problem}</Notice>}
      </LiveMessage>
      <LiveMessage attempt={attempt} className="sr-only">
        {sending ? t('forms.pleaseWait') : null}
      </LiveMessage>
    </>
  )
}
