/** One event as it came over the wire. */
interface WireEvent {
  event: string
  id: string
  data: Record<string, unknown> & { error?: Record<string, unknown> }
}

export interface EventReader {
  /** The next event; rejects when the stream ends first. */
  next(): Promise<WireEvent>
  /** The events up to now: what came before an event that is sure to be the last. */
  until(isLast: (event: WireEvent) => boolean): Promise<WireEvent[]>
  close(): Promise<void>
}

/** Reads a `text/event-stream`; comments such as heartbeats are skipped. */
export function readEvents(response: Response): EventReader {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The response has no body')
  let buffer = ''

  async function next(): Promise<WireEvent> {
    for (;;) {
      const end = buffer.indexOf('\n\n')
      if (end >= 0) {
        const lines = buffer.slice(0, end).split('\n')
        buffer = buffer.slice(end + 2)
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
        if (field('data') !== undefined)
          return { event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(field('data') ?? '') }
        continue
      }
      const read = await reader?.read()
      if (!read || read.done) throw new Error('The stream has ended')
      buffer += read.value
    }
  }

  return {
    next,
    async until(isLast) {
      const events: WireEvent[] = []
      do events.push(await next())
      while (!isLast(events.at(-1) as WireEvent))
      return events
    },
    close: async () => reader.cancel(),
  }
}
