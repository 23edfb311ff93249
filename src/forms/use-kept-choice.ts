import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Collection } from '#shared/forms/form.ts'
import { keep, readKept } from './kept-values.ts'

const keyOf = (collection: Collection, name: string) => `${collection} choice ${name}`

function shownBy(control: HTMLInputElement | HTMLSelectElement | null): string | null {
  if (control instanceof HTMLInputElement) return control.checked ? control.value : ''
  return control?.value ?? null
}

/** Forgets the choices of a form, once it was taken. */
export function forgetChoices(collection: Collection, names: readonly string[]): void {
  for (const name of names) keep(keyOf(collection, name), null)
}

/**
 * A choice beside the fields of a form that outlives a reload as what is typed into them does: what was chosen before the page came
 * alive stands, else what was kept.
 *
 * @param control shows the choice; a check box stands for its value or for none
 * @param first the choice at first; `certain` when nothing that was kept may replace it, as with what a plain post brought back
 */
export function useKeptChoice(
  collection: Collection,
  name: string,
  {
    control,
    first,
    certain,
  }: { control: RefObject<HTMLInputElement | HTMLSelectElement | null>; first: string; certain: boolean },
): [string, (value: string) => void] {
  const [value, setValue] = useState(first)
  const choose = (next: string) => {
    setValue(next)
    keep(keyOf(collection, name), { [name]: next })
  }
  const start = useRef({ collection, name, control, first, certain, choose })
  useEffect(() => {
    const begun = start.current
    const shown = shownBy(begun.control.current)
    const kept = begun.certain ? undefined : readKept(keyOf(begun.collection, begun.name))[begun.name]
    const begin = shown !== null && shown !== begun.first ? shown : kept
    if (begin !== undefined) begun.choose(begin)
  }, [])
  return [value, choose]
}
