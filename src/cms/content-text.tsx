import { createElement, Fragment, type ReactNode } from 'react'
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

/** A marked text that may be missing: null in place of an empty element. */
export const contentText = (text: string | null | undefined) => (text?.trim() ? <ContentText>{text}</ContentText> : null)

/** Stands in a translated sentence for an element that `fillIn` puts there; no text holds it. */
export const PLACE = '\uE000'

/** A translated sentence with an element in each `PLACE`, in their order: a text of the CMS keeps its own language so. */
export const fillIn = (sentence: string, ...elements: readonly ReactNode[]): ReactNode => {
  const parts = sentence.split(PLACE).flatMap((text, index) => (index === 0 ? text : [elements[index - 1], text]))
  return createElement(Fragment, null, ...parts)
}
