import { type RefObject, useRef } from 'react'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { readForm } from './form-element.ts'

/** What travels with a form beside its fields. `onInput` starts the clock that tells people from scripts. */
export function useFormEnvelope(form: RefObject<HTMLFormElement | null>) {
  const startedAt = useRef<number | null>(null)
  return {
    onInput: () => {
      startedAt.current ??= performance.now()
    },
    read: () => ({
      ...(form.current && readForm(form.current, [ENVELOPE.language, ENVELOPE.page, ENVELOPE.trap])),
      ...(startedAt.current !== null && { [ENVELOPE.fillTime]: Math.round(performance.now() - startedAt.current) }),
    }),
  }
}
