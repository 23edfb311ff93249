import { type RefObject, useEffect } from 'react'

/**
 * Keeps the foot of the page free for an element that is fixed there, as long as it is shown: the page's end stays in reach, and what gets
 * focus is scrolled clear of it (WCAG 2.4.11). What sticks to the window and scrolls by itself reads the height in `--reserved-foot`.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const bar = element.current
    if (!shown || !bar) return
    const page = document.documentElement.style
    const body = document.body.style
    const reserve = () => {
      const height = getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
      page.scrollPaddingBottom = height ? `${height + 16}px` : ''
      body.paddingBottom = height ? `${height}px` : ''
      page.setProperty('--reserved-foot', `${height}px`)
    }
    reserve()
    const observer = new ResizeObserver(reserve)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
      body.paddingBottom = ''
      page.removeProperty('--reserved-foot')
    }
  }, [element, shown])
}
