import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lastSegment } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText, fillIn, PLACE, useContentLanguage } from '#src/cms/content-text.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { plainText, readBlocks } from '#src/cms/rich-text-blocks.ts'
import { headings } from '#src/cms/rich-text-headings.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Section } from '#src/ui/section.tsx'
import { Contents } from './contents.tsx'
import { legalQuery } from './legal.query.ts'

/** A legal text with its table of contents. */
export function LegalPage() {
  const { t } = useTranslation()
  const contentLanguage = useContentLanguage()
  const slug = lastSegment(useLocation().pathname)
  const { data: page } = useSuspenseQuery(legalQuery(useCms(), slug))
  const sections = useMemo(() => headings(readBlocks(page?.body)), [page])
  if (!page) return null
  const date = page.lastUpdated?.trim()
  return (
    <>
      <PageHead
        title={page.seo?.title || page.title}
        description={page.seo?.description || plainText(page.body).split('\n')[0]}
        path={`/${slug}`}
      />
      <Banner
        title={contentText(page.title)}
        description={date && fillIn(t('legal.lastUpdated', { date: PLACE }), contentText(date))}
      >
        {contentLanguage && <p className="annotation">{t('legal.englishOnly')}</p>}
      </Banner>
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Contents sections={sections} />
          <Prose>
            <RichText value={page.body} anchors />
          </Prose>
        </div>
      </Section>
    </>
  )
}
