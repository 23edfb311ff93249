import { type RefObject, useEffect, useRef } from 'react'
import { focusFirst, readForm } from './form-element.ts'
import { useFormState } from './form-state.ts'

type FormRef = RefObject<HTMLFormElement | null>

/** Takes over what was typed or filled in before the page came alive. */
export function useTakeOver(form: FormRef, names: readonly string[]): void {
  const { setValues, initialValues } = useFormState()
  const start = useRef({ setValues, initialValues, names })
  useEffect(() => {
    if (!form.current) return
    const { initialValues: known, setValues: take, names: fields } = start.current
    const shown = readForm(form.current, fields)
    if (fields.some((name) => shown[name] !== known[name])) take(shown)
  }, [form])
}

/** After a submit that found something wrong, here or on the server, focus goes to the first wrong field. */
export function useFocusOnError(form: FormRef, names: readonly string[]): void {
  const { errors, submitCount, isSubmitting } = useFormState()
  const handled = useRef(0)
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return
    handled.current = submitCount
    focusFirst(form.current, names, errors)
  }, [form, names, errors, submitCount, isSubmitting])
}
