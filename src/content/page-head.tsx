import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { localizedPath, supportedLanguage } from '#shared/language.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { type ImageSource, shareImage } from '#src/cms/image.ts'
import { useSite } from '#src/cms/use-site.ts'
import { usePrefix } from './use-prefix.ts'

export interface PageHeadProps {
  /** Title of the page alone; the brand is added. */
  title: string
  description?: string | null | undefined
  /** Canonical path without a language prefix; the page's own path when left out. */
  path?: string
  image?: ImageSource | null | undefined
  /** Kept out of search engines. */
  noindex?: boolean
  /** schema.org data of the page. */
  data?: object | null | undefined
}

/** One line of at most 300 characters, cut at a word. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 300 ? line : `${line.slice(0, 299).replace(/\s+\S*$/, '')}…`
}

/** Title and the rest of the head; React moves these elements there, in the server and in the browser. */
export function PageHead({ title, description, path, image, noindex = false, data }: PageHeadProps) {
  const { config } = useCms()
  const { settings } = useSite()
  const { t, i18n } = useTranslation()
  const location = useLocation()
  const prefix = usePrefix()
  const brand = settings?.name?.trim() ?? ''
  const own = path ?? location.pathname
  const address = (language: Language) => `${config.publicUrl}${localizedPath(own, language)}`
  const canonical = address(prefix ?? FALLBACK_LANGUAGE)
  const full = brand && brand !== title ? t('title.suffix', { title, brand }) : title
  const text = summary(description || settings?.seo?.description || '')
  const picture = shareImage(config, image ?? settings?.seo?.image)
  return (
    <>
      <title>{full}</title>
      {text && <meta name="description" content={text} />}
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={canonical} />}
      {!noindex &&
        LANGUAGES.map((language) => <link key={language} rel="alternate" hrefLang={language} href={address(language)} />)}
      {!noindex && <link rel="alternate" hrefLang="x-default" href={address(FALLBACK_LANGUAGE)} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {!noindex && <meta property="og:url" content={canonical} />}
      {brand && <meta property="og:site_name" content={brand} />}
      {text && <meta property="og:description" content={text} />}
      <meta property="og:locale" content={supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {data && <script type="application/ld+json">{jsonLd(data)}</script>}
    </>
  )
}

/** `<` is written as an escape, so that no text of the CMS can end the script element. */
const jsonLd = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
