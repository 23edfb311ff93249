import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { localizedPath, splitLanguage, supportedLanguage } from '#shared/language.ts'
import { showLanguage } from './show-language.ts'
import { confirmLanguage, storeLanguage } from './stored-language.ts'
import { keepTypedValues } from './typed-values.ts'

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
      keepTypedValues()
      window.location.assign(localizedPath(pathname, language) + search + hash)
      return
    }
    // Without the texts, a new load of the page gets them in the stored language, or shows why not.
    if (!(await showLanguage(i18n, language))) window.location.reload()
  }
  return {
    label: t('frame.language'),
    value: supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE,
    choices: LANGUAGES.map((language) => ({ value: language as string, label: NAMES[language], lang: language })),
    onChoose: (value: string) => void choose(value),
  }
}
