import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/config.ts'
import { loadTexts } from './load-texts.ts'

export type { I18n }

/**
 * An i18next instance that speaks `language` and holds its texts alone; gaps were filled with English while building. Each call makes a new
 * instance, so that a server can keep one per language. Rejects when the texts can't be loaded.
 */
export async function createI18n({ language }: { language: Language }): Promise<I18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    defaultNS: 'translations',
    ns: ['translations'],
    resources: { [language]: { translations: await loadTexts(language) } },
    returnEmptyString: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

const wanted = new WeakMap<I18n, Language>()

/**
 * Switches an instance to another language, loading its texts on first use. Returns false when another language was asked for in the
 * meantime: the last wish wins, whatever arrives last. Rejects when the texts can't be loaded; the old language then stays.
 */
export async function switchLanguage(instance: I18n, language: Language): Promise<boolean> {
  wanted.set(instance, language)
  if (!instance.hasResourceBundle(language, 'translations')) {
    instance.addResourceBundle(language, 'translations', await loadTexts(language))
  }
  if (wanted.get(instance) !== language) return false
  await instance.changeLanguage(language)
  return true
}
