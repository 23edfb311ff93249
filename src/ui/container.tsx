import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The width of the sheet with its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('mx-auto w-full max-w-sheet px-gutter', className)}>{children}</div>
}
