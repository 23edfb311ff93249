import { useTranslation } from 'react-i18next'
import { contentText } from '#src/cms/content-text.tsx'
import type { Heading } from '#src/cms/rich-text-headings.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** Table of contents: the sections of a text, each a link to its heading. */
export function Contents({ sections }: { sections: readonly Heading[] }) {
  const { t } = useTranslation()
  const shown = sections.filter(({ level }) => level <= 3)
  if (shown.length < 2) return null
  return (
    <nav
      aria-labelledby="contents"
      data-print="hide"
      className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(80svh-var(--reserved-foot,0px))] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="contents" className="annotation text-steel-1">
        {t('richText.contents')}
      </h2>
      <ol className="mt-4 grid gap-2 border-t-[1.5px] border-ink pt-4 text-small leading-title md:max-lg:block md:max-lg:columns-2 md:max-lg:gap-12 md:max-lg:*:mb-2">
        {shown.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'ps-5' : undefined}>
            <TextLink href={`#${id}`} className="inline-flex min-h-6 items-center no-underline hover:underline">
              {contentText(text)}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
