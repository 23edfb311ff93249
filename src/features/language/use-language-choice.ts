import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { localizedPath, splitLanguage, supportedLanguage } from '#shared/language.ts'
import { switchLanguage } from '#src/i18n/create-i18n.ts'
import { confirmLanguage, storeLanguage } from './stored-language.ts'

/** Each language in its own words, so that whoever looks for it finds it. */
const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', hi: 'हिन्दी', ja: '日本語' }

/** The language that the page speaks, and how to choose another. The choice is stored; at a prefixed address it leads to the sister address. */
export function useLanguageChoice() {
  const { t, i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const choose = async (value: string) => {
    const language = supportedLanguage(value)
    if (!language) return
    storeLanguage(language)
    confirmLanguage(language)
    if (splitLanguage(window.location.pathname).prefix) {
      window.location.assign(localizedPath(pathname, language) + search + hash)
      return
    }
    try {
      await switchLanguage(i18n, language)
      document.documentElement.lang = language
    } catch {
      // The texts did not arrive: a new load of the page gets them in the stored language, or shows why not.
      window.location.reload()
    }
  }
  return {
    label: t('frame.language'),
    value: supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE,
    choices: LANGUAGES.map((language) => ({ value: language as string, label: NAMES[language], lang: language })),
    onChoose: (value: string) => void choose(value),
  }
}
