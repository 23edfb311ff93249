import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Container } from './container.tsx'

export interface SectionProps {
  heading?: ReactNode
  /** Sentence or two beside or below the heading. */
  text?: ReactNode
  /** Link or button at the heading's right. */
  action?: ReactNode
  /** Anchor of the section. */
  id?: string
  tone?: 'paper' | 'sunken'
  /** The hairline with its column marks at the upper border. */
  rule?: boolean
  /** A short content, such as a form of one field, stands beside heading and text on a wide screen. */
  beside?: boolean
  children?: ReactNode
}

const COLUMNS = 'grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** A band of the page: hairline, heading row, content. With a heading it is a region named by it. */
export function Section({ heading, text, action, id, tone = 'paper', rule = true, beside = false, children }: SectionProps) {
  const headingId = useId()
  const row = text ? `${COLUMNS} lg:items-end` : 'flex flex-wrap items-end justify-between gap-x-6'
  const layout = beside ? 'grid content-start gap-5' : row
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={classNames('py-section', rule && 'sheet-rule', tone === 'sunken' && 'bg-sunken')}
    >
      <Container className={beside ? `${COLUMNS} gap-y-10` : ''}>
        {heading && (
          <div className={classNames(layout, !beside && 'mb-10 gap-y-5 lg:mb-14')}>
            <h2 id={headingId} className="heading max-w-[20em] text-h2">
              {heading}
            </h2>
            {(text || action) && (
              <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
                {text && <div className="max-w-measure text-steel-1">{text}</div>}
                {action && <div className="lg:ms-auto">{action}</div>}
              </div>
            )}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
