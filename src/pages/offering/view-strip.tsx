import { useTranslation } from 'react-i18next'
import { OFFERING_SLUGS, offeringPath } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import { useSite } from '#src/cms/use-site.ts'
import { Container } from '#src/ui/container.tsx'
import { Link } from '#src/ui/link.tsx'
import { viewNumber } from '#src/ui/nav-entry.ts'

/** All seven views of the plant in one row, the open one marked: from one offering to the next. */
export function ViewStrip({ current }: { current: string }) {
  const { t } = useTranslation()
  const titles = new Map(useSite().offerings.map(({ slug, title }) => [slug, title?.trim()]))
  return (
    <nav aria-label={t('frame.offerings')} data-print="hide" className="border-t border-steel-3">
      <Container>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
        <ul role="list" className="grid border-steel-3 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-7 lg:gap-x-0 lg:border-s">
          {OFFERING_SLUGS.map((slug, index) => (
            <li
              key={slug}
              className="border-steel-3 not-last:border-b sm:max-lg:first:col-span-2 sm:max-lg:nth-last-2:border-b-0 lg:border-e lg:border-b-0!"
            >
              <Link
                href={offeringPath(slug)}
                aria-current={slug === current ? 'page' : undefined}
                className="group flex h-full items-baseline gap-4 py-4 transition-colors hover:text-signal lg:flex-col lg:gap-3 lg:px-4 lg:py-8 aria-[current=page]:lg:bg-sunken"
              >
                <span
                  aria-hidden="true"
                  className="annotation border-b-[1.5px] border-transparent pb-0.5 text-process group-aria-[current=page]:border-signal group-aria-[current=page]:text-ink"
                >
                  {viewNumber(index)}
                </span>
                <span className="text-small leading-title font-medium wrap-anywhere">
                  {contentText(titles.get(slug)) ?? t(`offerings.${slug}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
