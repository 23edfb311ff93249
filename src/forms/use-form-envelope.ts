import { type RefObject, useRef } from 'react'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { readForm } from './form-element.ts'

/** What travels with a form beside its fields; `extra` names further inputs of the page. `onInput` starts the clock that tells people from scripts. */
export function useFormEnvelope(form: RefObject<HTMLFormElement | null>, extra: readonly string[] = []) {
  const startedAt = useRef<number | null>(null)
  return {
    onInput: () => {
      startedAt.current ??= performance.now()
    },
    read: () => ({
      ...(form.current && readForm(form.current, [ENVELOPE.language, ENVELOPE.page, ENVELOPE.trap, ...extra])),
      ...(startedAt.current !== null && { [ENVELOPE.fillTime]: Math.round(performance.now() - startedAt.current) }),
    }),
  }
}
