import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The column in which rich text of the CMS stands; gives headings, lists, tables, call-outs and figures their look. With `offset` it begins at the sheet's second mark. */
export function Prose({ children, offset = false }: { children: ReactNode; offset?: boolean }) {
  return <div className={classNames('prose', offset && 'lg:ms-[25%]')}>{children}</div>
}
