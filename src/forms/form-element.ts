/** The inputs of a form as they stand on the page: filled by the browser before the page came alive, they are known nowhere else. */
export function readForm<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  const values = {} as Record<Name, string>
  for (const name of names) {
    const value = data.get(name)
    values[name] = typeof value === 'string' ? value : ''
  }
  return values
}

/** Moves focus to the first input that is wrong, in the order of the page. */
export function focusFirst(
  form: HTMLFormElement | null,
  names: readonly string[],
  errors: Readonly<Record<string, unknown>>,
): void {
  const first = names.find((name) => errors[name])
  const input = first === undefined ? null : form?.elements.namedItem(first)
  if (input instanceof HTMLElement) input.focus()
}
