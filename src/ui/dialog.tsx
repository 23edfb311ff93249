import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons at the dialog's foot. */
  actions?: ReactNode
}

/** A modal dialog with a title; Escape, its button and a press beside it close it. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const modal = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto max-h-[min(48rem,92dvh)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto border-[1.5px] border-ink bg-paper p-0 text-ink shadow-lift backdrop:bg-scrim open:animate-enter"
    >
      {open && (
        <div className="flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-6">
            <h2 id={titleId} className="heading text-h3 leading-title">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="-me-2.5 -mt-1" />
          </div>
          <div>{children}</div>
          {actions && <div className="flex flex-wrap gap-4">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
