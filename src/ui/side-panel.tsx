import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface SidePanelProps {
  open: boolean
  onClose: () => void
  /** Name of the panel. */
  label: string
  closeLabel: string
  children: ReactNode
}

/** A modal panel at the end side of the page; Escape, its button and a press beside it close it. */
export function SidePanel({ open, onClose, label, closeLabel, children }: SidePanelProps) {
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={label}
      className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(24rem,100vw)] max-w-none overflow-y-auto overscroll-contain border-s-[1.5px] border-ink bg-paper p-0 text-ink backdrop:bg-scrim open:animate-slide"
    >
      {open && (
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="flex h-header items-center justify-end">
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="-me-2.5" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
