import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import { ENVELOPE, SENT_PARAMETER } from '#shared/forms/envelope.ts'
import { SubmissionForm } from '#src/forms/submission-form.tsx'
import { BrochureChoice, type BrochureOption } from './brochure-choice.tsx'
import { ThankYou } from './thank-you.tsx'

export interface DemoRequestProps {
  brochures: readonly BrochureOption[]
  /** Id of the brochure that is chosen at first. */
  defaultBrochure: string | null
}

/** The request form, then the Thank You screen, from which a link leads back to a fresh form. */
export function DemoRequest({ brochures, defaultBrochure }: DemoRequestProps) {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const [done, setDone] = useState(false)
  const [responses, setResponses] = useState(0)
  const again = () => {
    setDone(false)
    setResponses(responses + 1)
    if (parameters.has(SENT_PARAMETER)) setParameters({}, { replace: true, preventScrollReset: true })
  }
  if (done || parameters.get(SENT_PARAMETER) === demoRequestForm.collection) return <ThankYou focus={done} onAgain={again} />
  return (
    <SubmissionForm
      key={responses}
      definition={demoRequestForm}
      submitLabel={t('contactPage.submit')}
      extra={[ENVELOPE.sendBrochure, ENVELOPE.brochure]}
      onDone={() => setDone(true)}
    >
      {brochures.length > 0 && <BrochureChoice brochures={brochures} defaultBrochure={defaultBrochure} />}
    </SubmissionForm>
  )
}
