/** Fragment of an address that asks for the measurement, as in `/events#web-vitals`. */
const FRAGMENT = '#web-vitals'

/**
 * Measures web vitals when the address asks for it, with a chunk that is loaded only then. There is no callback, so nothing is sent
 * (specification 7): the values stand on the timeline of the developer tools.
 */
export function offerWebVitals(): void {
  const look = async () => {
    if (window.location.hash !== FRAGMENT) return
    window.removeEventListener('hashchange', onHashChange)
    try {
      const { measureWebVitals } = await import('#src/features/web-vitals/measure-web-vitals.ts')
      measureWebVitals()
    } catch {
      // The chunk did not come: there is nothing to measure with, and nothing that a visitor misses.
      window.addEventListener('hashchange', onHashChange)
    }
  }
  const onHashChange = () => void look()
  window.addEventListener('hashchange', onHashChange)
  onHashChange()
}
