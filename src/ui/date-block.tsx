interface DateBlockProps {
  day: string
  month: string
  year: string
  /** Machine-readable form of the date (HTML `datetime`). */
  dateTime: string
}

/** A date as a stamp: large day, month and year below. */
export function DateBlock({ day, month, year, dateTime }: DateBlockProps) {
  return (
    <time dateTime={dateTime} className="grid w-22 shrink-0 border-[1.5px] border-ink bg-raised text-center tabular-nums">
      <span className="heading py-2 text-h3 leading-none">{day}</span>
      <span className="annotation border-t-[1.5px] border-ink px-1 py-1 leading-title">
        {month} {year}
      </span>
    </time>
  )
}
