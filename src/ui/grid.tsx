import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A card that would stand alone in its row, and the first or last of two in a row of three, takes the free columns. */
const FILL = {
  first:
    'md:max-xl:*:first:nth-last-[odd]:col-span-2 xl:*:first:nth-last-[3n+1]:col-span-3 xl:*:first:nth-last-[3n+2]:col-span-2',
  last: 'md:max-xl:*:last:nth-[odd]:col-span-2 xl:*:last:nth-[3n+1]:col-span-3 xl:*:last:nth-[3n+2]:col-span-2',
}

const COLUMNS = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
}

interface GridProps {
  columns: keyof typeof COLUMNS
  /** In three columns: which card fills a row that the number of cards leaves open. */
  fill?: keyof typeof FILL
  children: ReactNode
  className?: string
}

/** A list of cards in equal columns. Children are `<li>`. */
export function Grid({ columns, fill, children, className }: GridProps) {
  return (
    // Safari drops the list role of a list without markers; it is said again.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={classNames('grid gap-6 *:@container lg:gap-8', COLUMNS[columns], fill && FILL[fill], className)}>
      {children}
    </ul>
  )
}
