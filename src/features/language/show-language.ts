import type { Language } from '#shared/config.ts'
import { type I18n, switchLanguage } from '#src/i18n/create-i18n.ts'

/**
 * Shows the page in another language, in place: what was typed stays. Returns false where the texts could not be loaded; the page then
 * stays as it is, and the console says why.
 */
export async function showLanguage(i18n: I18n, language: Language): Promise<boolean> {
  try {
    if (await switchLanguage(i18n, language)) {
      document.documentElement.lang = language
      document.documentElement.dir = i18n.dir(language)
    }
    return true
  } catch (error) {
    console.error('The texts of another language could not be loaded.', error)
    return false
  }
}
