import type { ReactNode } from 'react'
import { TextLink } from '#src/ui/text-link.tsx'

export interface LinkGroupProps {
  heading: string
  links: readonly { href: string; label: ReactNode }[]
  /** A long group: takes the width of the sheet, its links in columns. */
  wide?: boolean
}

/** One group of pages; nothing without links. */
export function LinkGroup({ heading, links, wide = false }: LinkGroupProps) {
  if (links.length === 0) return null
  return (
    <section className={wide ? 'md:col-span-2' : undefined}>
      <h2 className="heading text-h3 leading-title">{heading}</h2>
      <ul className={`mt-4 gap-x-16 border-t-[1.5px] border-ink pt-3 ${wide ? 'md:columns-2 xl:columns-3' : ''}`}>
        {links.map(({ href, label }) => (
          <li key={href} className="break-inside-avoid">
            <TextLink href={href} className="inline-block py-1.5 leading-title no-underline hover:underline">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
