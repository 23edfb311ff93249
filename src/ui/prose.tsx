import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The column in which rich text of the CMS stands; gives headings, lists, tables, call-outs and figures their look. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('prose', className)}>{children}</div>
}
