import { useTranslation } from 'react-i18next'
import { OFFERING_SLUGS, offeringPath } from '#shared/paths.ts'
import { HeroIllustration } from '#src/ui/illustrations/hero-illustration.tsx'
import { Link } from '#src/ui/link.tsx'
import { viewNumber } from '#src/ui/nav-entry.ts'

/** Where the number of each view stands on the drawing, in percent of its width and height, in the order of the offerings. */
const PLACES = [
  [8.8, 39.5],
  [82, 25.5],
  [25.5, 47.5],
  [53.5, 37],
  [31, 69],
  [42.5, 81],
  [80, 80],
] as const

/** The whole plant, each of its seven views numbered and linked to the offering that it shows close. */
export function PlantMap() {
  const { t } = useTranslation()
  return (
    <div className="relative">
      <HeroIllustration drawn />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className="max-md:hidden">
        {OFFERING_SLUGS.map((slug, index) => {
          const [x, y] = PLACES[index] ?? [50, 50]
          return (
            <li key={slug} className="absolute -translate-1/2" style={{ left: `${x}%`, top: `${y}%` }}>
              <Link
                href={offeringPath(slug)}
                className="group/view annotation relative grid size-8 place-content-center border-[1.5px] border-ink bg-paper transition-colors hover:z-10 hover:border-signal hover:bg-signal hover:text-on-signal focus-visible:z-10"
              >
                <span aria-hidden="true">{viewNumber(index)}</span>
                <span
                  className={`pointer-events-none absolute top-full z-10 mt-2 border-[1.5px] border-ink bg-raised px-3 py-1.5 whitespace-nowrap text-ink opacity-0 transition-opacity group-hover/view:opacity-100 group-focus-visible/view:opacity-100 ${x > 70 ? '-end-2' : 'start-1/2 -translate-x-1/2'}`}
                >
                  {t(`offerings.${slug}`)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
