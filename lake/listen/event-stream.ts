/** One event of a `text/event-stream`; `data` travels as one line of JSON. */
export interface StreamEvent {
  event: string
  id: string
  data: unknown
}

/** The sending end of one event stream. */
export interface EventSender {
  send(event: StreamEvent): void
  /** A comment line that keeps proxies from closing the connection. */
  beat(): void
  end(): void
}

export interface OpenStream {
  response: Response
  sender: EventSender
}

/**
 * @param backlog bytes that may wait for the reader; a reader that falls further behind is cut off and has to come again.
 * @param onClose called once, however the stream ends.
 */
export function createEventStream({ backlog, onClose }: { backlog: number; onClose: () => void }): OpenStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel: () => close(false),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: backlog }),
  )

  function close(tellReader: boolean): void {
    const open = controller
    if (open === null) return
    controller = null
    if (tellReader) open.close()
    onClose()
  }

  function write(text: string): void {
    if (controller === null) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) < 0) {
      const slow = controller
      controller = null
      slow.error(new Error('The reader of this event stream is too slow'))
      onClose()
    }
  }

  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
        'X-Accel-Buffering': 'no',
      },
    }),
    sender: {
      send: ({ event, id, data }) => write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
      beat: () => write(': heartbeat\n\n'),
      end: () => close(true),
    },
  }
}
