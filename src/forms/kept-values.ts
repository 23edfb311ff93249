import type { Values } from './values.ts'

/** Values that outlive a reload of the page, in this tab alone and until the form is taken. */
const keyOf = (form: string) => `form:${form}`

/** What was kept of a form; empty when there is nothing, or storage is forbidden. */
export function readKept(form: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    const entries = Object.entries(Object(kept)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {} // storage is forbidden, or holds what is none of ours
  }
}

/** Keeps the values of a form, or forgets them with null. */
export function keep(form: string, values: Values | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(form))
    else sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // Storage is forbidden or full: a reload then loses what was typed, as it does on any page.
  }
}
