const KEY = 'typed-values'

type Typed = { form: number; name: string; value: string }[]

/** Fields of the page's forms that hold something a visitor typed or chose; hidden and file inputs are none. */
function typedFields(): { form: number; field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }[] {
  return [...document.querySelectorAll<HTMLFormElement>('main form')].flatMap((element, form) =>
    [...element.elements].flatMap((field) => {
      const isField =
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      return isField && field.name && !['hidden', 'file', 'checkbox', 'radio'].includes(field.type) ? [{ form, field }] : []
    }),
  )
}

/** Keeps what was typed, for the sister address in another language that is loaded next. */
export function keepTypedValues(): void {
  const typed: Typed = typedFields().flatMap(({ form, field: { name, value } }) => (value ? [{ form, name, value }] : []))
  try {
    if (typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage is forbidden: the other page starts empty.
  }
}

/** Puts kept values into the page before it comes alive, where its forms find them as they find what was typed early. */
export function restoreTypedValues(): void {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (!kept) return
    sessionStorage.removeItem(KEY)
    // Written by keepTypedValues in this very tab.
    const typed = JSON.parse(kept) as Typed
    for (const { form, field } of typedFields()) {
      const value = typed.find((each) => each.form === form && each.name === field.name)?.value
      if (value !== undefined) field.value = value
    }
  } catch {
    // Storage is forbidden, or holds what is none of ours.
  }
}
