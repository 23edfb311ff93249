import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { ENVELOPE, EXPIRED_PARAMETER, SENT_PARAMETER } from '#shared/forms/envelope.ts'
import { contentText, fillIn, PLACE, useContentLanguage } from '#src/cms/content-text.tsx'
import { SubmissionForm } from '#src/forms/submission-form.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { DirectDownload } from './direct-download.tsx'
import { DownloadReady } from './download-ready.tsx'
import type { KnownVisitor } from './known-visitor.ts'

export interface BrochureDownloadProps {
  brochures: readonly { _id: string; title: string | null }[]
  /** The control that shows which brochure is asked for. */
  list: RefObject<HTMLSelectElement | null>
  /** Id of the brochure that is asked for. */
  chosen: string
  onChoose: (id: string) => void
  visitor: KnownVisitor
}

/** The form in front of a download, then the link to the file. */
export function BrochureDownload({ brochures, list, chosen, onChoose, visitor }: BrochureDownloadProps) {
  const { t } = useTranslation()
  const contentLanguage = useContentLanguage()
  const [parameters] = useSearchParams()
  const [answer, setAnswer] = useState<{ for: string; value: unknown } | null>(null)
  const title = brochures.find(({ _id }) => _id === chosen)?.title ?? ''
  if (answer?.for === chosen) return <DownloadReady focus answer={answer.value} />
  if (!answer && parameters.get(SENT_PARAMETER) === brochureDownloadForm.collection)
    return <DownloadReady focus={false} answer={null} />
  const heading = (
    <h2 tabIndex={-1} className="heading mb-6 text-h3 leading-title">
      {fillIn(t('brochures.formHeading', { title: PLACE }), contentText(title))}
    </h2>
  )
  if (visitor.known)
    return (
      <>
        {heading}
        <DirectDownload brochure={chosen} onAskAgain={visitor.forget} />
      </>
    )
  return (
    <>
      {heading}
      {parameters.has(EXPIRED_PARAMETER) && (
        <Notice tone="info" className="mb-6">
          {t('brochures.expired')}
        </Notice>
      )}
      <SubmissionForm
        definition={brochureDownloadForm}
        submitLabel={t('brochures.submit')}
        extra={[ENVELOPE.brochure]}
        onDone={(value) => {
          setAnswer({ for: chosen, value })
          visitor.remember()
        }}
      >
        <Field label={t('brochures.choose')} required>
          {(control) => (
            <Select
              ref={list}
              name={ENVELOPE.brochure}
              {...control}
              value={chosen}
              onChange={(event) => onChoose(event.target.value)}
            >
              {brochures.map(({ _id, title: name }) => (
                <option key={_id} value={_id} lang={contentLanguage}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </SubmissionForm>
    </>
  )
}
