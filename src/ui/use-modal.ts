import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Controls inside `root` that can take focus now; what CSS hides is not among them. */
function visibleControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility?.() ?? true)
}

/** Keeps Tab inside `root`, also when its first or last control is hidden, loaded later, or missing. */
function cycleFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const root = event.currentTarget
  const controls = visibleControls(root)
  const first = controls.at(0)
  const last = controls.at(-1)
  const active = document.activeElement
  if (!first || !last) {
    event.preventDefault()
    root.focus()
  } else if (event.shiftKey && (active === first || active === root)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && active === last) {
    event.preventDefault()
    first.focus()
  }
}

/** What a modal `<dialog>` needs: opening and closing with `open`, the trap, and `onClose` for Escape and a press beside it. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog: RefObject<HTMLDialogElement | null> = useRef(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.open) return
    if (open) {
      // The browser makes the rest of the page inert and gives focus back to the opener on close.
      element.showModal()
    } else {
      element.close()
    }
  }, [open])

  useEffect(() => {
    if (!open) return
    // The page behind stands still, and the place of its scroll bar stays taken, so that nothing moves sideways.
    const { style, clientWidth } = document.documentElement
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [open])

  return {
    ref: dialog,
    onKeyDown: cycleFocus,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onClose()
    },
    onClose: () => {
      if (open) onClose()
    },
    onMouseDown: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
