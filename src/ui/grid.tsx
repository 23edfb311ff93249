import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const COLUMNS = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
}

interface GridProps {
  columns: keyof typeof COLUMNS
  children: ReactNode
  className?: string
}

/** A list of cards in equal columns. Children are `<li>`. */
export function Grid({ columns, children, className }: GridProps) {
  return (
    // Safari drops the list role of a list without markers; it is said again.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={classNames('grid gap-6 lg:gap-8', COLUMNS[columns], className)}>
      {children}
    </ul>
  )
}
