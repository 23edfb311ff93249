import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  illustration?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

/** Says that there is nothing, why, and what to do instead. */
export function EmptyState({ title, children, illustration, action }: EmptyStateProps) {
  return (
    <div className="grid items-center gap-8 border border-dashed border-steel-2 p-8 sm:p-12 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid justify-items-start gap-4">
        <p className="heading text-h3 leading-title">{title}</p>
        {children && <div className="max-w-measure text-steel-1">{children}</div>}
        {action}
      </div>
      {illustration && <div className="w-full max-w-64">{illustration}</div>}
    </div>
  )
}
