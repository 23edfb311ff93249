import { contentText } from '#src/cms/content-text.tsx'
import { StatisticsList, type StatisticsValues } from '#src/content/statistics-list.tsx'
import { Section } from '#src/ui/section.tsx'

export interface StatisticsBlockProps {
  heading: string | null
  statistics: StatisticsValues
}

/** The firm in figures; nothing at all while the settings hold none. */
export function StatisticsBlock({ heading, statistics }: StatisticsBlockProps) {
  if (!Object.values(statistics ?? {}).some((value) => typeof value === 'number')) return null
  return (
    <Section heading={contentText(heading)}>
      <StatisticsList values={statistics} />
    </Section>
  )
}
