import type { ReactNode } from 'react'
import { Container } from './container.tsx'

export interface BannerProps {
  title: ReactNode
  description?: ReactNode
  /** Picture of the view; without one the title takes the width. */
  image?: ReactNode
  /** Number of the view, `01`. */
  number?: string
  /** Breadcrumb or other line above the title. */
  lead?: ReactNode
  /** Dates, badges, buttons below the description. */
  children?: ReactNode
}

const COLUMNS = 'grid grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** The page header: title, optional description, optional picture between corner marks. Without a picture what follows the title stands beside it. */
export function Banner({ title, description, image, number, lead, children }: BannerProps) {
  const eyebrow = (lead || number) && (
    <div className="annotation flex flex-wrap items-center gap-x-6 gap-y-2 text-steel-1">
      {number && (
        <span aria-hidden="true" className="border-b-[1.5px] border-signal pb-0.5 text-ink">
          {number}
        </span>
      )}
      {lead}
    </div>
  )
  const heading = (
    <h1 className="heading max-w-[16em] text-h1" tabIndex={-1} dir="auto">
      {title}
    </h1>
  )
  const rest = (
    <>
      {description && (
        <div className="max-w-measure text-lead leading-meta text-pretty text-steel-1" dir="auto">
          {description}
        </div>
      )}
      {children}
    </>
  )
  return (
    <div className="bg-sunken">
      {image ? (
        <Container className={`${COLUMNS} gap-12 py-12 lg:gap-16 lg:py-20`}>
          <div className="flex flex-col justify-center gap-6">
            {eyebrow}
            {heading}
            {rest}
          </div>
          <div className="flex items-center p-2.5 lg:p-0">
            <div className="corner-marks w-full bg-sunken">{image}</div>
          </div>
        </Container>
      ) : (
        <Container className={`${COLUMNS} ${children ? 'items-start' : 'items-end'} gap-x-12 gap-y-5 py-12 lg:py-16`}>
          <div className="flex flex-col gap-6">
            {eyebrow}
            {heading}
          </div>
          {(description || children) && <div className="flex flex-col gap-5 lg:py-1.5">{rest}</div>}
        </Container>
      )}
    </div>
  )
}
