import type { ReactNode, Ref } from 'react'
import { Button } from './button.tsx'
import { Container } from './container.tsx'

export interface ConsentBarProps {
  ref?: Ref<HTMLElement>
  /** Name of the region. */
  label: string
  /** The question, with its link to the privacy policy. */
  children: ReactNode
  acceptLabel: string
  rejectLabel: string
  onAccept: () => void
  onReject: () => void
  /** Escape leaves things as they are; left out, only an answer closes the bar. */
  onDismiss?: () => void
}

/**
 * The cookie question at the foot of the window; both answers weigh the same. It stands early in the document, so that the keyboard
 * reaches it first. On very low windows, as at 400 percent zoom, it takes no more than half of the height and scrolls.
 */
export function ConsentBar({ ref, label, children, acceptLabel, rejectLabel, onAccept, onReject, onDismiss }: ConsentBarProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      data-print="hide"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss?.()
      }}
      className="fixed inset-x-0 bottom-0 z-30 border-t-2 border-ink bg-raised py-5 outline-none motion-safe:animate-enter [@media(max-height:24rem)]:max-h-[50dvh] [@media(max-height:24rem)]:overflow-y-auto [@media(max-height:24rem)]:py-2"
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
