import { useEffect, useState } from 'react'
import type { Collection } from '#shared/forms/form.ts'
import { keep, readKept } from './kept-values.ts'

const keyOf = (collection: Collection, name: string) => `${collection} choice ${name}`

/** Forgets the choices of a form, once it was taken. */
export function forgetChoices(collection: Collection, names: readonly string[]): void {
  for (const name of names) keep(keyOf(collection, name), null)
}

/**
 * A choice beside the fields of a form that outlives a reload as what is typed into them does.
 *
 * @param first the choice at first; `certain` when nothing that was kept may replace it, as with what a plain post brought back
 */
export function useKeptChoice(
  collection: Collection,
  name: string,
  { first, certain }: { first: string; certain: boolean },
): [string, (value: string) => void] {
  const [value, setValue] = useState(first)
  useEffect(() => {
    const kept = certain ? undefined : readKept(keyOf(collection, name))[name]
    if (kept !== undefined) setValue(kept)
  }, [collection, name, certain])
  return [
    value,
    (next) => {
      setValue(next)
      keep(keyOf(collection, name), { [name]: next })
    },
  ]
}
