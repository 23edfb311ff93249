import type { ReactNode } from 'react'
import { Container } from './container.tsx'

export interface ErrorStateProps {
  /** HTTP status or another short mark, set large; decoration. */
  mark?: string
  title: ReactNode
  children?: ReactNode
  illustration?: ReactNode
  actions?: ReactNode
}

/** A whole page that could not be shown, with ways to go on. */
export function ErrorState({ mark, title, children, illustration, actions }: ErrorStateProps) {
  return (
    <Container className="grid grid-cols-1 min-h-[60svh] items-center gap-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid justify-items-start gap-6">
        {mark && (
          <p aria-hidden="true" className="annotation border-b-[1.5px] border-signal pb-0.5">
            {mark}
          </p>
        )}
        <h1 className="heading text-h1" tabIndex={-1}>
          {title}
        </h1>
        {children && <div className="max-w-measure text-lead leading-meta text-steel-1">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-4">{actions}</div>}
      </div>
      {illustration && <div className="max-lg:max-w-112">{illustration}</div>}
    </Container>
  )
}
