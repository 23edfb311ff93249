import { TextLink } from '#src/ui/text-link.tsx'

export interface LinkGroupProps {
  heading: string
  links: readonly { href: string; label: string }[]
}

/** One group of pages; nothing without links. */
export function LinkGroup({ heading, links }: LinkGroupProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="heading text-h3 leading-title">{heading}</h2>
      <ul className="mt-4 grid gap-1 border-t-[1.5px] border-ink pt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-9 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
