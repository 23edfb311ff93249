import type { ReactNode } from 'react'
import { breakable } from './breakable.tsx'

export interface ColumnsProps {
  lists: readonly { heading: ReactNode; items: readonly string[] }[]
}

/** Lists of points side by side, each under its heading, each point on a hairline. */
export function Columns({ lists }: ColumnsProps) {
  return (
    <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
      {lists.map(({ heading, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lists have no identity but their place
        <div key={index} className="min-w-0">
          {heading && <h3 className="heading mb-5 text-h3 leading-title">{heading}</h3>}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
          <ul role="list" className="border-t-[1.5px] border-ink">
            {items.map((item) => (
              <li key={item} className="flex gap-4 border-b border-steel-3 py-3.5 leading-title" dir="auto">
                <span aria-hidden="true" className="mt-[0.45em] shrink-0 self-start border-[3px] border-process" />
                <span className="min-w-0 wrap-anywhere">{breakable(item, '/')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
