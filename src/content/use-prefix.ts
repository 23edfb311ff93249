import { useHref } from 'react-router-dom'
import type { Language } from '#shared/config.ts'
import { splitLanguage } from '#shared/language.ts'

/** The language that the address fixes (`/de/…`), or null at a bare address. */
export function usePrefix(): Language | null {
  return splitLanguage(useHref('/')).prefix
}
