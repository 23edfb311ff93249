import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage, supportedLanguage } from '#shared/language.ts'
import { showLanguage } from './show-language.ts'
import { isStored, storedLanguage, storeLanguage } from './stored-language.ts'

/**
 * Brings page and stored choice together once the page is alive. A stored language wins over the one that the server rendered, which
 * can't see local storage; where nothing usable is stored, the page's language is. An address that fixes the language is left alone.
 */
export function useStoredLanguage(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (splitLanguage(window.location.pathname).prefix) return
    const shown = supportedLanguage(document.documentElement.lang)
    const wanted = storedLanguage() ?? shown
    if (!wanted) return
    // Also where the page has it already: a cookie that is missing or says something else would render the next page otherwise.
    if (!isStored(wanted) || wanted !== shown) storeLanguage(wanted)
    if (wanted !== shown) void showLanguage(i18n, wanted)
  }, [i18n])
}
