/** The ASCII digits of a text; full-width ones, as Japanese keyboards make them, count. */
export function digits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

/**
 * A pasted telephone number as it goes into a field of digits: separators are dropped. A text with anything else in it stays as it is,
 * to be shown as wrong: what is left of it would be another number.
 */
export function pastedDigits(text: string): string {
  const plain = text.normalize('NFKC').trim()
  return /^[+()\-./\s0-9\u2010-\u2015]*$/.test(plain) ? digits(plain) : plain
}
