import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Items with the same name close each other (HTML `details`). */
  name?: string
}

/** Headings that open their text; the browser's own element, so that it works without script and in find-in-page. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="border-t border-steel-3">
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} name={name} open={open} className="group/item border-b border-steel-3">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-semibold leading-title transition-colors hover:text-signal [&::-webkit-details-marker]:hidden">
            {title}
            <Icon name="chevron" className="transition-transform group-open/item:rotate-180" />
          </summary>
          <div className="max-w-measure pb-6 text-steel-1">{content}</div>
        </details>
      ))}
    </div>
  )
}
