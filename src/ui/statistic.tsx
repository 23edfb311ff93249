interface StatisticProps {
  /** Formatted number, with its unit where it has one. */
  value: string
  label: string
}

/** A figure over its dimension line, as a drawing gives a measure. Stands in a `<dl>`. */
export function Statistic({ value, label }: StatisticProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-3 text-center text-small leading-title font-medium text-steel-1">{label}</dt>
      <dd className="order-1">
        <span className="heading block text-center text-figure whitespace-nowrap tabular-nums">{value}</span>
        <span aria-hidden="true" className="dimension mt-4" />
      </dd>
    </div>
  )
}
