import { useTranslation } from 'react-i18next'
import { Statistic } from '#src/ui/statistic.tsx'

const FIGURES = ['totalAreaScanned', 'countries', 'projectsGlobally', 'usersGlobally'] as const

export type StatisticsValues = Partial<Record<(typeof FIGURES)[number], number | null>> | null | undefined

/** The figures that the editor filled in, formatted in the visitor's language; an empty one is left out. */
export function StatisticsList({ values }: { values: StatisticsValues }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const shown = FIGURES.flatMap((key) => {
    const value = values?.[key]
    return typeof value === 'number' && Number.isFinite(value) ? [{ key, value: number.format(value) }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map(({ key, value }) => (
        <Statistic key={key} value={value} label={t(`statistics.${key}`)} {...(key === 'totalAreaScanned' && { unit: 'm²' })} />
      ))}
    </dl>
  )
}
