import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FALLBACK_LANGUAGE } from '#shared/config.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import type { FormDefinition } from '#shared/forms/form.ts'
import { supportedLanguage } from '#shared/language.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { readForm } from './form-element.ts'
import { useFormState } from './form-state.ts'
import { FormStatus } from './form-status.tsx'
import { FormTrap } from './form-trap.tsx'
import { SubmissionInputs } from './submission-inputs.tsx'
import { useFocusOnError, useTakeOver } from './use-form-takeover.ts'
import { formKey } from './use-sending.ts'

export interface SubmissionBodyProps {
  definition: FormDefinition
  subject?: Readonly<Record<string, string>>
  live?: readonly string[]
  form: RefObject<HTMLFormElement | null>
  onInput: () => void
  sending: boolean
  /** The page answers a failed plain post. */
  posted: boolean
  submitLabel: string
  children?: ReactNode
}

/** Inputs, consent, state line and button, around the form's state. */
export function SubmissionBody(props: SubmissionBodyProps) {
  const { definition, live = [], form, onInput, sending, posted, submitLabel, children } = props
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const state = useFormState()
  const underWay = useRef(false)
  const names = Object.keys(definition.fields)
  const language = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE
  const tried = state.submitCount > 0 || posted
  useTakeOver(form, names, formKey(props))
  useFocusOnError(form, names)

  /** A form tells too late that it is submitting: a second Enter in the same moment would send twice. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    try {
      // What a browser filled in without telling is in the inputs, and nowhere else.
      const shown = readForm(event.currentTarget, names)
      if (names.some((name) => shown[name] !== state.values[name])) flushSync(() => state.setValues(shown))
      await state.submitForm()
    } finally {
      underWay.current = false
    }
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <SubmissionInputs definition={definition} live={live} checking={tried} />
      {children}
      <input type="hidden" name={ENVELOPE.language} value={language} />
      <input type="hidden" name={ENVELOPE.page} value={pathname} />
      <FormTrap />
      <p className="text-small text-steel-1">
        <Consent text={definition.consent[language]} />
      </p>
      <FormStatus
        errorCount={tried ? Object.values(state.errors).filter(Boolean).length : 0}
        failure={state.failure}
        attempt={state.submitCount}
        sending={sending}
      />
      <Button type="submit" busy={sending} className="self-start">
        {sending ? t('forms.pleaseWait') : submitLabel}
      </Button>
    </form>
  )
}

/** What sending means, with the link to the privacy policy where the text names it, else after the text. */
function Consent({ text }: { text: string }) {
  const { t } = useTranslation()
  const policy = t('forms.privacyLink')
  const link = <TextLink href={paths.privacy}>{policy}</TextLink>
  const [before = '', ...after] = text.split(policy)
  if (after.length === 0)
    return (
      <>
        {text} {link}
      </>
    )
  return (
    <>
      {before}
      {link}
      {after.join(policy)}
    </>
  )
}
