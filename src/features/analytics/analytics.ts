import type { PageEvent } from './page-event.ts'

/** An entry of `window.dataLayer`. */
export interface DataLayerEvent {
  event: PageEvent
}

/** Who gets the events beside the data layer. */
export interface AnalyticsSink {
  /** Consent is there: what the service needs may be loaded now. */
  start(): void
  send(event: PageEvent): void
  /** Consent is gone: nothing more leaves the browser, and what the service left behind is removed. */
  stop(): void
}

export interface AnalyticsDeps {
  dataLayer: DataLayerEvent[]
  /** Asked before each event, and told of changes. */
  consent: { isGranted: () => boolean; subscribe: (listener: () => void) => () => void }
  /** Null where no measurement id is configured. */
  sink: AnalyticsSink | null
}

export interface Analytics {
  /** A page is shown; `event` is null for the pages that send none. */
  view(event: PageEvent | null): void
  close(): void
}

/** Page-view events, sent with consent alone: before it nothing is queued, after a withdrawal nothing follows. */
export function createAnalytics({ dataLayer, consent, sink }: AnalyticsDeps): Analytics {
  let current: PageEvent | null = null
  let running = false

  /** Sends the event of the page that is open, once for each view of it, as soon as there is consent. */
  function update(): void {
    const granted = consent.isGranted()
    if (granted !== running) {
      running = granted
      if (granted) sink?.start()
      else sink?.stop()
    }
    if (!granted || current === null) return
    const event = current
    current = null
    dataLayer.push({ event })
    sink?.send(event)
  }

  // What an earlier visit left behind goes, where the consent to it is gone.
  if (!consent.isGranted()) sink?.stop()
  update()
  const unsubscribe = consent.subscribe(update)
  return {
    view(event) {
      current = event
      update()
    },
    close: unsubscribe,
  }
}
