import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export interface BrandProps {
  /** The brand's name; the link's accessible name holds it. */
  name: string
  /** Drawing or picture of the logo; without one the name itself stands in wide letters. */
  logo?: ReactNode
  href: string
  /** Accessible name of the link, such as "Plantwright Automation, home". */
  label: string
}

/** The logo that leads home. */
export function Brand({ name, logo, href, label }: BrandProps) {
  return (
    <Link href={href} aria-label={label} className="flex min-h-11 min-w-0 items-center gap-3 py-1">
      {logo ?? <span className="heading truncate text-[1.125rem] leading-title">{name}</span>}
    </Link>
  )
}
