import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage, supportedLanguage } from '#shared/language.ts'
import { switchLanguage } from '#src/i18n/create-i18n.ts'
import { storedLanguage, storeLanguage } from './stored-language.ts'

/**
 * Brings page and stored choice together once the page is alive. A stored language wins over the one that the server rendered, which
 * can't see local storage; where nothing usable is stored, the page's language is. An address that fixes the language is left alone.
 */
export function useStoredLanguage(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (splitLanguage(window.location.pathname).prefix) return
    const shown = supportedLanguage(document.documentElement.lang)
    const stored = storedLanguage()
    if (!stored && shown) storeLanguage(shown)
    if (!stored || stored === shown) return
    storeLanguage(stored)
    switchLanguage(i18n, stored).then(
      () => {
        document.documentElement.lang = stored
      },
      () => {
        // The texts didn't arrive: the page stays in the language that it has.
      },
    )
  }, [i18n])
}
