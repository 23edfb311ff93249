import type { Json } from '../documents/types.ts'

/** Whether a value's texts hold what a search asks for. */
export type TextTest = (value: Json) => boolean

/**
 * Compiles the language of `text::query`: all words must be found, a final `*` makes a word a beginning of words, a leading `-`
 * makes it one that must not be found, quotation marks make a phrase.
 */
export function compileTextQuery(query: string): TextTest {
  const terms = [...query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].map(([, minus, phrase, word = '']) => ({
    isExcluded: minus === '-',
    isPrefix: phrase === undefined && word.endsWith('*'),
    words: wordsOf(phrase ?? word),
  }))
  const asked = terms.filter((term) => term.words.length > 0)
  if (asked.length === 0) return () => true
  return (value) => {
    const texts: string[][] = []
    collectWords(value, texts)
    return asked.every((term) => texts.some((words) => holds(words, term.words, term.isPrefix)) !== term.isExcluded)
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function collectWords(value: Json, texts: string[][]): void {
  if (typeof value === 'string') texts.push(wordsOf(value))
  else if (Array.isArray(value)) for (const item of value) collectWords(item, texts)
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) collectWords(item, texts)
}

/** Whether the words stand in the text one after the other. */
function holds(text: readonly string[], words: readonly string[], isPrefix: boolean): boolean {
  return text.some((_, start) =>
    words.every((word, offset) => {
      const found = text[start + offset] ?? ''
      return isPrefix && offset === words.length - 1 ? found.startsWith(word) : found === word
    }),
  )
}
