import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LEGAL_SLUGS, OFFERING_SLUGS, offeringPath, paths } from '#shared/paths.ts'
import { useContentLanguage } from '#src/cms/content-text.tsx'
import { Picture } from '#src/cms/picture.tsx'
import type { useSite } from '#src/cms/use-site.ts'
import { useConsent } from '#src/features/consent/consent-context.ts'
import { useLanguageChoice } from '#src/features/language/use-language-choice.ts'
import type { FooterProps } from '#src/ui/footer.tsx'
import type { HeaderProps } from '#src/ui/header.tsx'
import { useColorScheme } from '#src/ui/use-color-scheme.ts'
import { useYear } from './year-context.ts'

export type FrameSite = ReturnType<typeof useSite>

const LEGAL_TEXTS = {
  'privacy-policy': 'frame.privacy',
  termsandconditions: 'frame.terms',
  disclaimer: 'frame.disclaimer',
} as const

/** What header and footer show: exactly the items of the specification, named by CMS and translations. */
export function useFrameContent(site: FrameSite | null): { header: HeaderProps; footer: FooterProps } {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const language = useLanguageChoice()
  const consent = useConsent()
  const contentLanguage = useContentLanguage()
  const [scheme, chooseScheme] = useColorScheme()
  const year = useYear()
  const settings = site?.settings
  const name = settings?.name?.trim() || t('frame.home')
  const link = (label: string, href: string) => ({ label, href, current: pathname === href })
  const titles = new Map(site?.offerings.map(({ slug, title }) => [slug, title?.trim()]))
  const offerings = OFFERING_SLUGS.map((slug) => ({
    ...link(titles.get(slug) || t(`offerings.${slug}`), offeringPath(slug)),
    lang: titles.get(slug) ? contentLanguage : undefined,
  }))
  const logo = settings?.logo && (
    <>
      <Picture image={settings.logo} alt="" width={40} ratio={1} sizes="2.5rem" priority className="size-10 shrink-0" />
      <span className="heading truncate text-[1.125rem] leading-title">{name}</span>
    </>
  )
  return {
    header: {
      brand: { name, href: paths.home, label: `${name}, ${t('frame.home')}`, logo },
      home: link(t('frame.home'), paths.home),
      navigation: [
        { label: t('frame.offerings'), links: offerings, numbered: true },
        link(t('frame.about'), paths.about),
        {
          label: t('frame.resources'),
          links: [link(t('frame.brochures'), paths.brochures), link(t('frame.events'), paths.events)],
        },
      ],
      contact: link(t('frame.contact'), paths.contact),
      language,
      scheme: {
        label: t('frame.theme'),
        value: scheme,
        onChoose: chooseScheme,
        choices: [
          { value: 'auto', label: t('frame.themeSystem') },
          { value: 'light', label: t('frame.themeLight') },
          { value: 'dark', label: t('frame.themeDark') },
        ],
      },
      texts: { navigation: t('frame.mainNavigation'), openMenu: t('frame.openMenu'), closeMenu: t('frame.closeMenu') },
    },
    footer: {
      quickLinks: {
        heading: t('frame.quickLinks'),
        links: [
          { label: t('frame.offerings'), href: '/#offerings' },
          link(t('frame.about'), paths.about),
          link(t('frame.contact'), paths.contact),
        ],
      },
      contact: {
        address: settings?.contact?.address,
        email: settings?.contact?.email,
        phone: settings?.contact?.phone,
        texts: { address: t('frame.address'), email: t('frame.email'), phone: t('frame.phone') },
      },
      legal: {
        label: t('frame.legal'),
        links: [...LEGAL_SLUGS.map((slug) => link(t(LEGAL_TEXTS[slug]), `/${slug}`)), link(t('frame.sitemap'), paths.sitemap)],
      },
      social: settings?.social ?? {},
      cookieSettings: { label: t('frame.cookieSettings'), onOpen: () => consent?.reopen() },
      owner: name,
      year,
    },
  }
}
