import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { plainText } from '#src/cms/rich-text-blocks.ts'
import { useSite } from '#src/cms/use-site.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { StatisticsList } from '#src/content/statistics-list.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Section } from '#src/ui/section.tsx'
import { aboutQuery } from './about.query.ts'

/** Who the firm is, whom it belongs to, and its figures. */
export function AboutPage() {
  const { t } = useTranslation()
  const { data: page } = useSuspenseQuery(aboutQuery(useCms()))
  const { settings } = useSite()
  const parent = settings?.parentCompany
  const title = page?.title?.trim() || t('about.title')
  const belongs =
    parent?.name && parent.founded && parent.headquarters
      ? t('about.subsidiary', {
          brand: settings?.name ?? '',
          parent: parent.name,
          founded: parent.founded,
          headquarters: parent.headquarters,
        })
      : null
  // The editor's own text may say it better; twice is once too often.
  const isSaid = plainText(page?.body).includes(parent?.name ?? '')
  const hasFigures = Object.values(page?.statistics ?? {}).some((value) => typeof value === 'number')
  return (
    <>
      <PageHead
        title={page?.seo?.title || title}
        description={page?.seo?.description || page?.description || belongs}
        path={paths.about}
        image={page?.seo?.image}
      />
      <Banner title={contentText(page?.title) ?? title} description={contentText(page?.description)}>
        {belongs && !isSaid && <p className="max-w-measure font-semibold">{belongs}</p>}
      </Banner>
      {hasFigures && (
        <Section heading={t('about.figures')}>
          <StatisticsList values={page?.statistics} />
        </Section>
      )}
      <Section>
        <Prose offset>
          <RichText value={page?.body} />
        </Prose>
      </Section>
    </>
  )
}
