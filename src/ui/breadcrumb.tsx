import { TextLink } from './text-link.tsx'

export interface BreadcrumbProps {
  label: string
  /** From the home page down; the page itself, without an address, is the last. */
  trail: readonly { label: string; href?: string }[]
}

/** Where the page stands in the site. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="annotation text-steel-1">
      <ol className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {trail.map(({ label: text, href }) => (
          <li key={href ?? text} className="flex items-center gap-2.5 not-first:before:content-['/'/'']">
            {href ? (
              <TextLink href={href} className="decoration-1 inline-flex min-h-6 items-center">
                {text}
              </TextLink>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
