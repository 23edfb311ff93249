import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export interface CardProps {
  title: ReactNode
  /** Address of the whole card. */
  href?: string
  /** `_blank` where the specification opens a new tab. */
  target?: '_blank'
  /** Said after the title to screen readers only, such as that a new tab opens. */
  linkNote?: string
  image?: ReactNode
  /** Number of the view, `01`. */
  number?: string
  /** Date or place, above the title. */
  meta?: ReactNode
  /** Badges, at the end of the meta line. */
  badge?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  headingLevel?: 2 | 3
}

/** A card of a list: picture, meta line, title, text. Its one link covers all of it. */
export function Card({
  title,
  href,
  target,
  linkNote,
  image,
  number,
  meta,
  badge,
  children,
  footer,
  headingLevel = 3,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full flex-col border border-steel-3 bg-raised transition-colors duration-200 focus-within:border-ink hover:border-ink">
      {image && <div className="overflow-hidden border-b border-inherit bg-sunken">{image}</div>}
      <div className="flex flex-1 flex-col gap-3 p-6">
        {(meta || badge || number) && (
          <div className="annotation flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-process">
            <span>{number ?? meta}</span>
            {number && meta ? <span>{meta}</span> : null}
            {badge}
          </div>
        )}
        <Heading className="heading text-title leading-title">
          {href ? (
            <Link
              href={href}
              target={target}
              className="stretched decoration-signal decoration-2 underline-offset-4 group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
              {linkNote && <span className="sr-only"> {linkNote}</span>}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children && <div className="text-small leading-body text-steel-1">{children}</div>}
        {footer && <div className="mt-auto pt-3">{footer}</div>}
      </div>
    </article>
  )
}
