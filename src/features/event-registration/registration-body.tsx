import { type FormikErrors, useFormikContext } from 'formik'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FALLBACK_LANGUAGE } from '#shared/config.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { registrationForm } from '#shared/forms/registration.ts'
import { supportedLanguage } from '#shared/language.ts'
import { paths } from '#shared/paths.ts'
import { focusFirst, readForm } from '#src/forms/form-element.ts'
import { FormStatus } from '#src/forms/form-status.tsx'
import { FormTrap } from '#src/forms/form-trap.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { REGISTRATION_FIELDS, type RegistrationValues } from './registration-fields.ts'
import { RegistrationInputs } from './registration-inputs.tsx'

export interface RegistrationBodyProps {
  form: RefObject<HTMLFormElement | null>
  onInput: () => void
  sending: boolean
  /** The page answers a failed plain post. */
  posted: boolean
}

/** Inputs, consent, state line and button, around Formik's state. */
export function RegistrationBody({ form, onInput, sending, posted }: RegistrationBodyProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const formik = useFormikContext<RegistrationValues>()
  const underWay = useRef(false)
  const language = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE
  useTakeOver(form)
  useFocusOnError(form, formik.errors, formik.submitCount, formik.isSubmitting)

  /** Formik tells too late that it is submitting: a second Enter in the same moment would send twice. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    try {
      // What a browser filled in without telling is in the inputs, and nowhere else.
      const shown = readForm(event.currentTarget, REGISTRATION_FIELDS)
      if (REGISTRATION_FIELDS.some((name) => shown[name] !== formik.values[name]))
        flushSync(() => void formik.setValues(shown, false))
      await formik.submitForm()
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
      <RegistrationInputs checking={formik.submitCount > 0 || posted} />
      <input type="hidden" name={ENVELOPE.language} value={language} />
      <input type="hidden" name={ENVELOPE.page} value={pathname} />
      <FormTrap />
      <p className="text-small text-steel-1">
        {registrationForm.consent[language]} <TextLink href={paths.privacy}>{t('forms.privacyLink')}</TextLink>
      </p>
      <FormStatus
        errorCount={formik.submitCount > 0 || posted ? Object.values(formik.errors).filter(Boolean).length : 0}
        failure={formik.status}
        attempt={formik.submitCount}
        sending={sending}
      />
      <Button type="submit" busy={sending} className="self-start">
        {sending ? t('registration.pleaseWait') : t('registration.submit')}
      </Button>
    </form>
  )
}

/** Takes over what was typed or filled in before the page came alive. */
function useTakeOver(form: RefObject<HTMLFormElement | null>): void {
  const { setValues, initialValues } = useFormikContext<RegistrationValues>()
  const first = useRef({ setValues, initialValues })
  useEffect(() => {
    if (!form.current) return
    const shown = readForm(form.current, REGISTRATION_FIELDS)
    const known = first.current.initialValues
    if (REGISTRATION_FIELDS.some((name) => shown[name] !== known[name])) void first.current.setValues(shown, false)
  }, [form])
}

/** After a submit that found something wrong, focus goes to the first wrong field. */
function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  errors: FormikErrors<RegistrationValues>,
  submitCount: number,
  isSubmitting: boolean,
): void {
  const handled = useRef(0)
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return
    handled.current = submitCount
    focusFirst(form.current, REGISTRATION_FIELDS, errors)
  }, [form, errors, submitCount, isSubmitting])
}
