import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
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
  /** Stands in a lattice with its neighbours: borders at the end sides only, which it shares with them. */
  flush?: boolean
  /** Picture beside the text from a tablet on. */
  wide?: boolean
}

/** A card of a list: picture, meta line, title, text. Its one link covers all of it. In a wide cell of a `Grid` the picture stands beside the text. */
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
  flush = false,
  wide = false,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col border-steel-3 bg-raised transition-colors duration-200',
        flush ? 'border-e border-b' : 'border focus-within:border-ink hover:border-ink',
        wide ? 'md:flex-row' : '@min-[40rem]:flex-row',
      )}
    >
      {image && (
        <div
          className={classNames(
            'overflow-hidden border-b border-inherit bg-sunken',
            wide
              ? 'md:flex md:w-1/2 md:items-center md:border-e md:border-b-0'
              : '@min-[40rem]:w-1/2 @min-[40rem]:shrink-0 @min-[40rem]:self-stretch @min-[40rem]:border-e @min-[40rem]:border-b-0 @min-[40rem]:*:h-full',
          )}
        >
          {image}
        </div>
      )}
      <div className={classNames('flex flex-1 flex-col gap-3 p-6', wide ? 'md:justify-center' : '@min-[40rem]:justify-center')}>
        {(meta || badge || number) && (
          <div className="annotation flex min-h-7.5 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-process">
            <span>{number ?? meta}</span>
            {number && meta ? <span>{meta}</span> : null}
            {badge && <span className="flex flex-wrap gap-2">{badge}</span>}
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
