import { type RefObject, useEffect, useRef } from 'react'
import { focusFirst, readForm } from './form-element.ts'
import { useFormState } from './form-state.ts'
import { keep, readKept } from './kept-values.ts'

type FormRef = RefObject<HTMLFormElement | null>

/**
 * Takes over what was typed or filled in before the page came alive, else what a reload would have lost, and keeps from then on what is
 * typed. `key` names the form among those of the site.
 */
export function useTakeOver(form: FormRef, names: readonly string[], key: string): void {
  const { setValues, initialValues, values } = useFormState()
  const start = useRef({ setValues, initialValues, names })
  useEffect(() => {
    if (!form.current) return
    const { initialValues: known, setValues: take, names: fields } = start.current
    const shown = readForm(form.current, fields)
    const kept = readKept(key)
    const begin = (name: string) => (shown[name] !== known[name] ? shown[name] : known[name] || kept[name]) ?? ''
    const taken = Object.fromEntries(fields.map((name) => [name, begin(name)]))
    if (fields.some((name) => taken[name] !== known[name])) take(taken)
  }, [form, key])
  useEffect(() => {
    const { initialValues: known, names: fields } = start.current
    keep(key, fields.some((name) => values[name] !== known[name]) ? values : null)
  }, [key, values])
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
