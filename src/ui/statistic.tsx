interface StatisticProps {
  /** Formatted number. */
  value: string
  unit?: string
  label: string
}

/** A figure over its dimension line, as a drawing gives a measure. Stands in a `<dl>`. */
export function Statistic({ value, unit, label }: StatisticProps) {
  return (
    <div className="@container flex flex-col">
      <dt className="order-2 mt-3 text-center text-small leading-title font-medium text-steel-1">{label}</dt>
      <dd className="order-1">
        <span className="heading block text-center text-figure whitespace-nowrap max-sm:whitespace-normal tabular-nums">
          {value}
          {unit && <span className="text-[0.5em]"> {unit}</span>}
        </span>
        <span aria-hidden="true" className="dimension mt-4" />
      </dd>
    </div>
  )
}
