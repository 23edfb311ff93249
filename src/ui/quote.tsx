interface QuoteProps {
  text: string
  attribution?: string | undefined
  position?: string | undefined
  /** Language of all of it where it is not the page's. */
  lang?: string | undefined
}

/** What somebody said, with name and role; no picture of a person. */
export function Quote({ text, attribution, position, lang }: QuoteProps) {
  return (
    <figure lang={lang} className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,11fr)]">
      <svg viewBox="0 0 40 32" className="w-12 text-process lg:w-16" fill="currentColor" aria-hidden="true">
        <path d="M0 32V18L8 0h7l-5 15h7v17Zm22 0V18L30 0h7l-5 15h7v17Z" />
      </svg>
      <div>
        <blockquote className="heading max-w-[24em] text-h2 font-semibold leading-title" dir="auto">
          <p>{text}</p>
        </blockquote>
        {(attribution || position) && (
          <figcaption className="mt-8 flex flex-wrap items-baseline gap-x-4 border-t border-steel-3 pt-4" dir="auto">
            {attribution && <span className="font-semibold">{attribution}</span>}
            {position && <span className="text-small text-steel-1">{position}</span>}
          </figcaption>
        )}
      </div>
    </figure>
  )
}
