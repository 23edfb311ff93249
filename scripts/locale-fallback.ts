import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }

/** Lays a language's texts over the English ones; an empty text counts as missing. */
export function withFallback(english: Texts, own: Texts): Texts {
  const merged: Texts = { ...english, ...own }
  for (const [key, text] of Object.entries(english)) {
    const translated = own[key]
    if (typeof text === 'object') merged[key] = withFallback(text, typeof translated === 'object' ? translated : {})
    else if (!translated) merged[key] = text
  }
  return merged
}

/** Puts English into the gaps of other languages while building: a visitor loads one language, and never sees a key or an empty button. */
export function localeFallback(): Plugin {
  return {
    name: 'locale-fallback',
    enforce: 'pre',
    transform(code, id) {
      const language = /\/src\/i18n\/locales\/(\w+)\/translations\.json$/.exec(id.split('?')[0] ?? '')
      if (!language || language[1] === 'en') return
      const english = id.replace(/locales\/\w+\/translations\.json.*$/, 'locales/en/translations.json')
      this.addWatchFile(english)
      return JSON.stringify(withFallback(JSON.parse(readFileSync(english, 'utf8')), JSON.parse(code)))
    },
  }
}
