import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function target(hash: string): HTMLElement | null {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A broken escape names no element.
  }
  return (id ? document.getElementById(id) : null) ?? document.querySelector<HTMLElement>('main h1')
}

/** After a change of page, focus goes to what the address names, or to the page's heading (WCAG 2.4.3). Not on the first load. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const element = target(hash)
    if (!element) return
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }, [pathname, hash])
}
