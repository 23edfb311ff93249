import { Formik, type FormikHelpers } from 'formik'
import { type ReactNode, useMemo, useRef } from 'react'
import { type FormDefinition, type FormErrors, formSchema } from '#shared/forms/form.ts'
import { usePostedForm } from './posted-form.ts'
import { SubmissionBody } from './submission-body.tsx'
import { useFormEnvelope } from './use-form-envelope.ts'
import { type Failure, type Sent, useSubmission } from './use-submission.ts'
import type { Values } from './values.ts'

export interface SubmissionFormProps {
  definition: FormDefinition
  /** Added to every try beside the fields: what the submission is about. */
  subject?: Readonly<Record<string, string>>
  /** Fields that are checked on editing also before the first submit. */
  live?: readonly string[]
  submitLabel: string
  onDone: (answer: unknown) => void
  /** Told of every try as it begins. */
  onTry?: (sending: Promise<Sent>) => void
  /** Further inputs between the fields and the consent; their names are in `extra`. */
  children?: ReactNode
  /** Names of inputs in `children` that are sent along. */
  extra?: readonly string[]
}

const firstOf = (errors: FormErrors) => Object.fromEntries(Object.entries(errors).map(([name, keys]) => [name, keys?.[0] ?? '']))

/** A form of the site. Works as a plain post to the page's own address, and takes over from there with script. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { definition, subject, live = [], submitLabel, onDone, onTry, children, extra = [] } = props
  const posted = usePostedForm(definition.collection)
  const form = useRef<HTMLFormElement>(null)
  const envelope = useFormEnvelope(form, extra)
  const { send, sending: busy } = useSubmission(`/api/${definition.collection}`)
  const schema = useMemo(() => formSchema(definition), [definition])
  const initial = useMemo(
    () => Object.fromEntries(Object.keys(definition.fields).map((name) => [name, posted?.values[name] ?? ''])),
    [definition, posted],
  )
  const initialErrors = useMemo(() => firstOf(posted?.errors ?? {}), [posted])

  const submit = async (values: Values, { setErrors, setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined)
    const sending = send({ ...values, ...envelope.read(), ...subject })
    onTry?.(sending)
    const sent = await sending
    if (sent.ok) onDone(sent.answer)
    else if ('errors' in sent) setErrors(firstOf(sent.errors))
    else setStatus(sent.failure satisfies Failure)
  }
  return (
    <Formik<Values>
      initialValues={initial}
      initialErrors={initialErrors}
      initialStatus={posted ? postedFailure(posted.status) : undefined}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <SubmissionBody
        definition={definition}
        live={live}
        form={form}
        onInput={envelope.onInput}
        sending={busy}
        posted={posted !== null}
        submitLabel={submitLabel}
      >
        {children}
      </SubmissionBody>
    </Formik>
  )
}

/** A refused plain post as the page tells it; wrong values speak for themselves at their fields. */
function postedFailure(status: number): Failure | undefined {
  if (status === 422) return undefined
  return status === 410 ? 'closed' : 'failed'
}
