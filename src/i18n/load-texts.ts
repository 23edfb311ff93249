import type { Language } from '#shared/config.ts'

export type Texts = typeof import('./locales/en/translations.json')

const files = import.meta.glob<Texts>('./locales/*/translations.json', { import: 'default' })

/** The texts of one language, a chunk of its own; a language without a file reads English. */
export function loadTexts(language: Language): Promise<Texts> {
  const load = files[`./locales/${language}/translations.json`] ?? files['./locales/en/translations.json']
  if (!load) throw new Error('The English texts are missing from the build')
  return load()
}
