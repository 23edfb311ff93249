/** A text as it is searched: without case, accents and doubled blanks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

/** Whether every word of `query` stands somewhere in `text`, which is folded already. */
export function matches(text: string, query: string): boolean {
  return fold(query)
    .split(' ')
    .every((word) => text.includes(word))
}
