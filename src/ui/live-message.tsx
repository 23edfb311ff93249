import type { ReactNode } from 'react'

interface LiveMessageProps {
  /** Empty while there is nothing to say: the region is on the page before its text (MDN, alert role). */
  children?: ReactNode
  /** Grows with every attempt, so that the same message is said again. */
  attempt?: number
  /** Errors interrupt, states wait for their turn. */
  urgent?: boolean
  className?: string
}

/** Says a message to screen readers as it appears. */
export function LiveMessage({ children, attempt = 0, urgent = false, className }: LiveMessageProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={className}>
      {children && <div key={attempt}>{children}</div>}
    </div>
  )
}
