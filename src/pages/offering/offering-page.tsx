import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lastSegment, OFFERING_SLUGS, offeringPath, paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText, useContentLanguage } from '#src/cms/content-text.tsx'
import { Picture } from '#src/cms/picture.tsx'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { viewNumber } from '#src/ui/nav-entry.ts'
import { Section } from '#src/ui/section.tsx'
import { offeringQuery } from './offering.query.ts'
import { ViewStrip } from './view-strip.tsx'

/** One offering: banner, and what it holds in two columns. */
export function OfferingPage() {
  const { t } = useTranslation()
  const contentLanguage = useContentLanguage()
  const slug = lastSegment(useLocation().pathname)
  const { data: offering } = useSuspenseQuery(offeringQuery(useCms(), slug))
  if (!offering) return null
  const { title, description, left, right, seo, bannerImg, alt } = offering
  const number = viewNumber(OFFERING_SLUGS.map(String).indexOf(slug))
  const lists = [left, right].map((column) => ({ heading: column?.heading ?? '', items: (column?.items ?? []).filter(Boolean) }))
  const image = bannerImg && (
    <Picture image={bannerImg} alt={alt} width={800} sizes="(min-width: 64rem) 40vw, 100vw" priority className="block w-full" />
  )
  return (
    <>
      <PageHead
        title={seo?.title || title}
        description={seo?.description || description}
        path={offeringPath(slug)}
        image={seo?.image ?? bannerImg}
      />
      <Banner title={contentText(title)} description={contentText(description)} image={image} number={number}>
        <div>
          <LinkButton href={paths.contact} icon="arrow">
            {t('offering.cta')}
          </LinkButton>
        </div>
      </Banner>
      <Section heading={t('offering.more')}>
        <div lang={contentLanguage}>
          <Columns lists={lists.filter(({ items }) => items.length > 0)} />
        </div>
      </Section>
      <ViewStrip current={slug} />
    </>
  )
}
