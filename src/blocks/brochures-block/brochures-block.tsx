import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'

export interface BrochuresBlockProps {
  heading: string | null
  text: string | null
  brochures: readonly {
    _id: string
    title: string | null
    slug: string | null
    description: string | null
    cover: ImageSource | null
    alt: string | null
  }[]
}

/** The brochures by their covers; each leads to its place on the brochures page. */
export function BrochuresBlock({ heading, text, brochures }: BrochuresBlockProps) {
  const { t } = useTranslation()
  return (
    <Section heading={contentText(heading)} text={contentText(text)} tone="sunken">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className="grid gap-x-8 gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {brochures.map(({ _id, title, slug, description, cover, alt }) => (
          <li key={_id}>
            <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-1">
              <div className="border border-steel-3 bg-raised shadow-lift transition-transform duration-200 group-hover:-translate-y-1">
                <Picture
                  image={cover}
                  alt={alt}
                  width={300}
                  ratio={3 / 4}
                  sizes="(min-width: 64rem) 18vw, 9rem"
                  className="aspect-3/4 w-full object-cover"
                />
              </div>
              <div className="grid gap-2">
                <h3 className="heading text-title leading-title" dir="auto">
                  <Link
                    href={`${paths.brochures}#${slug ?? ''}`}
                    className="stretched decoration-signal decoration-2 underline-offset-4 group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
                  >
                    {contentText(title) ?? t('events.untitled')}
                  </Link>
                </h3>
                {description && (
                  <p className="text-small leading-meta text-steel-1" dir="auto">
                    {contentText(description)}
                  </p>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
