import { Formik, type FormikHelpers } from 'formik'
import { useMemo, useRef } from 'react'
import { type FormErrors, formSchema } from '#shared/forms/form.ts'
import { registrationForm } from '#shared/forms/registration.ts'
import { usePostedForm } from '#src/forms/posted-form.ts'
import { useFormEnvelope } from '#src/forms/use-form-envelope.ts'
import { type Failure, useSubmission } from '#src/forms/use-submission.ts'
import { RegistrationBody } from './registration-body.tsx'
import { REGISTRATION_FIELDS, type RegistrationValues } from './registration-fields.ts'

export interface RegistrationFormProps {
  /** Which type `urlId` names. */
  source: 'event' | 'webinar'
  /** Where the record is kept; also the last part of the endpoint. */
  collection: 'event-registrations' | 'webinar-requests'
  urlId: string
  onDone: () => void
}

const schema = formSchema(registrationForm)

const firstOf = (errors: FormErrors) => Object.fromEntries(Object.entries(errors).map(([name, keys]) => [name, keys?.[0] ?? '']))

/** The registration form of three pages. Works as a plain post to the page's own address, and takes over from there with script. */
export function RegistrationForm({ source, collection, urlId, onDone }: RegistrationFormProps) {
  const posted = usePostedForm()
  const form = useRef<HTMLFormElement>(null)
  const envelope = useFormEnvelope(form)
  const { send, sending } = useSubmission(`/api/${collection}`)
  const initial = useMemo(
    () => Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, posted?.values[name] ?? ''])) as RegistrationValues,
    [posted],
  )
  const initialErrors = useMemo(() => firstOf(posted?.errors ?? {}), [posted])
  const submit = async (values: object, { setErrors, setStatus }: FormikHelpers<RegistrationValues>) => {
    setStatus(undefined)
    const sent = await send({ ...values, ...envelope.read(), source, urlId })
    if (sent.ok) onDone()
    else if ('errors' in sent) setErrors(firstOf(sent.errors))
    else setStatus(sent.failure satisfies Failure)
  }
  return (
    <Formik<RegistrationValues>
      initialValues={initial}
      initialErrors={initialErrors}
      initialStatus={posted ? postedFailure(posted.status) : undefined}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <RegistrationBody form={form} onInput={envelope.onInput} sending={sending} posted={posted !== null} />
    </Formik>
  )
}

/** A refused plain post as the page tells it; wrong values speak for themselves at their fields. */
function postedFailure(status: number): Failure | undefined {
  if (status === 422) return undefined
  return status === 410 ? 'closed' : 'failed'
}
