import { type RefObject, useEffect } from 'react'

/** Closes what is open in `area` on Escape, when focus leaves it, and on a press outside (WAI-ARIA APG, disclosure navigation). */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  close: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    const element = area.current
    if (!open || !element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close('escape')
    }
    const onFocusOut = (event: FocusEvent) => {
      // A null target is the window losing focus or a press on nothing focusable: the press has its own listener.
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close('outside')
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close('outside')
    }
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [area, open, close])
}
