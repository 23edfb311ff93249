import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { landingQuery } from '#src/blocks/landing.query.ts'
import { PageBlocks } from '#src/blocks/page-blocks.tsx'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'

/** The landing page: the blocks of the document `home`, in the editor's order. */
export function HomePage() {
  const { t } = useTranslation()
  const { data: page } = useSuspenseQuery(landingQuery(useCms(), ''))
  const opensWithHero = page?.blocks[0]?._type === 'hero'
  return (
    <>
      <PageHead
        title={page?.seo?.title || page?.title || t('home.title')}
        description={page?.seo?.description || t('home.description')}
        path={paths.home}
        image={page?.seo?.image}
      />
      {!opensWithHero && <Banner title={contentText(page?.title) ?? t('home.title')} />}
      <PageBlocks blocks={page?.blocks ?? []} />
    </>
  )
}
