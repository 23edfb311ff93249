import type { ReactNode } from 'react'

export interface DefinitionListProps {
  items: readonly { term: string; value: ReactNode }[]
}

/** Facts about a thing: date, place, language; terms at the left, values at the right, hairlines between. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className="border-t-[1.5px] border-ink">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-b border-steel-3 py-3 leading-title sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="annotation text-steel-1">{term}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
