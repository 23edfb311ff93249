import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Container } from './container.tsx'

export interface ConsentBarProps {
  /** Name of the region. */
  label: string
  /** The question, with its link to the privacy policy. */
  children: ReactNode
  acceptLabel: string
  rejectLabel: string
  onAccept: () => void
  onReject: () => void
}

/** The cookie question at the foot of the window: beside the page, not over it; both answers weigh the same. */
export function ConsentBar({ label, children, acceptLabel, rejectLabel, onAccept, onReject }: ConsentBarProps) {
  return (
    <section
      aria-label={label}
      data-print="hide"
      className="sticky bottom-0 z-20 border-t-2 border-ink bg-raised py-5 motion-safe:animate-enter"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <div className="max-w-measure flex-1 basis-96 text-small leading-meta">{children}</div>
        <div className="grid grow grid-cols-2 gap-4 sm:grow-0">
          <Button variant="secondary" size="sm" onClick={onReject}>
            {rejectLabel}
          </Button>
          <Button variant="secondary" size="sm" onClick={onAccept}>
            {acceptLabel}
          </Button>
        </div>
      </Container>
    </section>
  )
}
