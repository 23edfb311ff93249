import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE } from '#shared/config.ts'

/** The language of the CMS's texts, where the page speaks another one: for the `lang` of an element that holds nothing else. */
export function useContentLanguage(): string | undefined {
  const { i18n } = useTranslation()
  return i18n.language === FALLBACK_LANGUAGE ? undefined : FALLBACK_LANGUAGE
}

/** A text of the CMS, marked with its own language so that it is read aloud in the right voice (WCAG 3.1.2). */
export function ContentText({ children }: { children: ReactNode }) {
  return <span lang={useContentLanguage()}>{children}</span>
}

/** The same for a text that may be missing: null in place of an empty element. */
export const contentText = (text: string | null | undefined) => (text?.trim() ? <ContentText>{text}</ContentText> : null)
