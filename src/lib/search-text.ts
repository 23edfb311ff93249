/** A text as it is searched: without case, accents and doubled blanks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

/** Tells whether every word of `query` stands somewhere in a text, which is folded already. */
export function matcher(query: string): (text: string) => boolean {
  const words = fold(query).split(' ')
  return (text) => words.every((word) => text.includes(word))
}
