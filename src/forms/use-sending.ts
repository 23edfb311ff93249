import { type ReactNode, useMemo, useRef } from 'react'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import type { FormDefinition, FormErrors } from '#shared/forms/form.ts'
import type { FieldErrors } from './form-state.ts'
import { keep } from './kept-values.ts'
import { usePostedForm } from './posted-form.ts'
import { useFormEnvelope } from './use-form-envelope.ts'
import { forgetChoices } from './use-kept-choice.ts'
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

/** A refused plain post as the page tells it; wrong values speak for themselves at their fields. */
function postedFailure(status: number): Failure | undefined {
  if (status === 422) return undefined
  return status === 410 ? 'closed' : 'failed'
}

/** Names a form among those of the site: each event has one of its own. */
export const formKey = ({ definition, subject }: Pick<SubmissionFormProps, 'definition' | 'subject'>) =>
  [definition.collection, subject?.[ENVELOPE.urlId] ?? ''].join(' ')

/** How a form begins, perhaps with what a plain post left, and how its values are sent; what keeps its state stands above. */
export function useSending({ definition, subject, onDone, onTry, extra = [] }: SubmissionFormProps) {
  const posted = usePostedForm(definition.collection)
  const form = useRef<HTMLFormElement>(null)
  const envelope = useFormEnvelope(form, extra)
  const { send, sending } = useSubmission(`/api/${definition.collection}`)
  const initialValues = useMemo(
    () => Object.fromEntries(Object.keys(definition.fields).map((name) => [name, posted?.values[name] ?? ''])),
    [definition, posted],
  )
  const initialErrors = useMemo(() => firstOf(posted?.errors ?? {}), [posted])
  return {
    form,
    sending,
    onInput: envelope.onInput,
    posted: posted !== null,
    initialValues,
    initialErrors,
    initialFailure: posted ? postedFailure(posted.status) : undefined,
    /** Sends values that are right as far as the browser can tell; resolves with what is wrong all the same. */
    async submit(values: Values): Promise<{ errors?: FieldErrors; failure?: Failure }> {
      const trying = send({ ...values, ...envelope.read(), ...subject })
      onTry?.(trying)
      const sent = await trying
      if (sent.ok) {
        keep(formKey({ definition, ...(subject && { subject }) }), null)
        forgetChoices(definition.collection, extra)
        onDone(sent.answer)
        return {}
      }
      return 'errors' in sent ? { errors: firstOf(sent.errors) } : { failure: sent.failure }
    },
  }
}
