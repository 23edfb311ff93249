import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventPath, landingPath, OFFERING_SLUGS, offeringPath, paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { useSite } from '#src/cms/use-site.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Section } from '#src/ui/section.tsx'
import { LinkGroup } from './link-group.tsx'
import { sitemapQuery } from './sitemap.query.ts'

/** Every page of the site, from the routes and the content. */
export function SitemapPage() {
  const { t } = useTranslation()
  const { data } = useSuspenseQuery(sitemapQuery(useCms()))
  const titles = new Map(useSite().offerings.map(({ slug, title }) => [slug, title]))
  const pages = [
    { href: paths.home, label: t('frame.home') },
    { href: paths.about, label: t('frame.about') },
    { href: paths.contact, label: t('frame.contact') },
    { href: paths.brochures, label: t('frame.brochures') },
    { href: paths.events, label: t('frame.events') },
    { href: paths.registrationPage, label: t('registration.listTitle') },
    { href: paths.webinarRegistrations, label: t('registration.webinarsTitle') },
    { href: paths.webinarRecordings, label: t('registration.recordingsTitle') },
  ]
  const legal = [
    { href: paths.privacy, label: t('frame.privacy') },
    { href: paths.terms, label: t('frame.terms') },
    { href: paths.disclaimer, label: t('frame.disclaimer') },
  ]
  const offerings = OFFERING_SLUGS.map((slug) => ({
    href: offeringPath(slug),
    label: contentText(titles.get(slug)) ?? t(`offerings.${slug}`),
  }))
  const campaigns = data.landings.map(({ slug, title }) => ({
    href: landingPath(slug),
    label: contentText(title) ?? t('events.untitled'),
  }))
  const events = data.events.flatMap(({ urlId, title }) =>
    urlId ? [{ href: eventPath(urlId), label: contentText(title) ?? t('events.untitled') }] : [],
  )
  return (
    <>
      <PageHead title={t('sitemapPage.title')} description={t('sitemapPage.description')} path={paths.sitemap} />
      <Banner title={t('sitemapPage.title')} description={t('sitemapPage.description')} />
      <Section>
        <div className="grid gap-12 md:grid-cols-2">
          <LinkGroup heading={t('sitemapPage.pages')} links={pages} />
          <LinkGroup heading={t('frame.offerings')} links={offerings} />
          <LinkGroup heading={t('events.title')} links={events} wide />
          <LinkGroup heading={t('sitemapPage.campaigns')} links={campaigns} />
          <LinkGroup heading={t('frame.legal')} links={legal} />
        </div>
      </Section>
    </>
  )
}
