import type { AnalyticsSink } from './analytics.ts'
import type { PageEvent } from './page-event.ts'

/** Google's commands travel in a queue of their own: `dataLayer` holds page events and nothing else. */
const QUEUE = 'ga4Queue'

type Gtag = (...command: unknown[]) => void

/** What the adapter uses of a browser's window. */
export interface Ga4Window {
  document: Pick<Document, 'createElement' | 'head' | 'cookie'>
  location: Pick<Location, 'origin' | 'pathname' | 'hostname'>
}

/** The host and its parents, as far as a cookie may be set on them: `www.example.com`, `example.com`, `com`. */
function domains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Removes Google's cookies from this host and from the domains above it. */
function removeCookies({ document, location }: Ga4Window): void {
  const names = document.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => /^_(ga|gid|gat)(_|$)/.test(name))
  for (const name of names) {
    for (const domain of ['', ...domains(location.hostname).map((parent) => `; Domain=${parent}`)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

/**
 * Google Analytics 4 by its measurement id: loaded at the first consent, with advertising off, and switched off by Google's own disable
 * flag at a withdrawal, since a script that runs can't be unloaded.
 */
export function createGa4(measurementId: string, window: Ga4Window): AnalyticsSink {
  const disableFlag = `ga-disable-${measurementId}`
  let gtag: Gtag | undefined

  function load(): Gtag {
    const queue: unknown[] = []
    Reflect.set(window, QUEUE, queue)
    // Google's script tells commands from other entries by their being an arguments object.
    const send: Gtag = function send() {
      // biome-ignore lint/complexity/noArguments: see above
      queue.push(arguments)
    }
    send('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
    send('js', new Date())
    send('config', measurementId, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
    const script = window.document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}&l=${QUEUE}`
    window.document.head.append(script)
    return send
  }

  return {
    start() {
      Reflect.set(window, disableFlag, false)
      gtag ??= load()
    },
    send(event: PageEvent) {
      // Without the query: what somebody searched for is nobody else's business.
      gtag?.('event', event, { page_location: window.location.origin + window.location.pathname })
    },
    stop() {
      Reflect.set(window, disableFlag, true)
      removeCookies(window)
    },
  }
}
