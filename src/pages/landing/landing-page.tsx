import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { landingPath } from '#shared/paths.ts'
import { landingQuery } from '#src/blocks/landing.query.ts'
import { PageBlocks } from '#src/blocks/page-blocks.tsx'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'

/** A campaign page that an editor built of blocks. */
export function LandingPage() {
  const { id = '' } = useParams()
  const { data: page } = useSuspenseQuery(landingQuery(useCms(), id))
  if (!page) return null
  return (
    <>
      <PageHead
        title={page.seo?.title || page.title}
        description={page.seo?.description}
        path={landingPath(id)}
        image={page.seo?.image}
      />
      {page.blocks[0]?._type !== 'hero' && <Banner title={contentText(page.title)} />}
      <PageBlocks blocks={page.blocks} />
    </>
  )
}
