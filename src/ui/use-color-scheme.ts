import { useCallback, useSyncExternalStore } from 'react'

export type ColorScheme = 'auto' | 'light' | 'dark'

/** Key in local storage; `public/theme.js` reads it before the first paint. */
const STORAGE_KEY = 'theme'
const CHANGE = 'theme-change'

function read(): ColorScheme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

function apply(scheme: ColorScheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = scheme
}

function remember(scheme: ColorScheme): void {
  try {
    if (scheme === 'auto') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, scheme)
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return
    apply(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'auto')
    notify()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(CHANGE, notify)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(CHANGE, notify)
  }
}

/** The visitor's colour scheme and how to change it; the server knows none and renders `auto`. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, read, () => 'auto' as const)
  const choose = useCallback((next: ColorScheme) => {
    apply(next)
    remember(next)
    window.dispatchEvent(new Event(CHANGE))
  }, [])
  return [scheme, choose]
}
