import { useTranslation } from 'react-i18next'
import { offeringPath } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { Card } from '#src/ui/card.tsx'
import { OfferingIllustration } from '#src/ui/illustrations/offering-illustration.tsx'
import { viewNumber } from '#src/ui/nav-entry.ts'
import { Section } from '#src/ui/section.tsx'

export interface OfferingsBlockProps {
  heading: string | null
  text: string | null
  offerings: readonly { _id: string; title: string | null; slug: string | null; description: string | null }[]
}

/** The offerings as numbered views of the plant. The first takes two columns, so that seven fill their rows. */
export function OfferingsBlock({ heading, text, offerings }: OfferingsBlockProps) {
  const { t } = useTranslation()
  const shown = offerings.filter((offering): offering is typeof offering & { slug: string } => Boolean(offering.slug))
  return (
    <Section id="offerings" heading={contentText(heading)} text={contentText(text)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className="grid border-t border-s border-steel-3 md:grid-cols-2 xl:grid-cols-4">
        {shown.map(({ _id, title, slug, description }, index) => (
          <li key={_id} className={index === 0 && shown.length % 2 === 1 ? 'art-card md:col-span-2' : 'art-card'}>
            <Card
              flush
              wide={index === 0 && shown.length % 2 === 1}
              number={viewNumber(index)}
              title={contentText(title) ?? t('events.untitled')}
              href={offeringPath(slug)}
              image={<OfferingIllustration slug={slug} fit="slice" className="aspect-4/3" />}
            >
              {contentText(description)}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
