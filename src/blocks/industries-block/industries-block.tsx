import { contentText } from '#src/cms/content-text.tsx'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { Section } from '#src/ui/section.tsx'

export interface IndustriesBlockProps {
  heading: string | null
  text: string | null
  industries: readonly { _id: string; title: string | null; image: ImageSource | null; alt: string | null }[]
}

/** The industries, each by its product, side by side like parts on one conveyor. */
export function IndustriesBlock({ heading, text, industries }: IndustriesBlockProps) {
  return (
    <Section heading={contentText(heading)} text={contentText(text)} tone="sunken">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className="grid grid-cols-2 gap-px border border-steel-3 bg-steel-3 md:grid-cols-4">
        {industries.map(({ _id, title, image, alt }) => (
          <li key={_id} className="art-card flex flex-col bg-raised">
            <Picture
              image={image}
              alt={alt}
              width={400}
              ratio={4 / 3}
              sizes="(min-width: 48rem) 25vw, 50vw"
              className="aspect-4/3 w-full object-cover"
            />
            <p className="annotation flex flex-1 items-center border-t border-steel-3 px-4 py-3 leading-title" dir="auto">
              {contentText(title)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
