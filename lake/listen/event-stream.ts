/** One event of a `text/event-stream`; `data` travels as one line of JSON. */
export interface StreamEvent {
  event: string
  id: string
  data: unknown
}

const encoder = new TextEncoder()
const heartbeat = encoder.encode(': heartbeat\n\n')

/** The bytes of an event, made once for all streams that it goes to. */
export function encodeEvent({ event, id, data }: StreamEvent): Uint8Array {
  return encoder.encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The sending end of one event stream. */
export interface EventSender {
  /** `event` as `encodeEvent` made it; streams may share the bytes. */
  send(event: Uint8Array): void
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

  function write(bytes: Uint8Array): void {
    if (controller === null) return
    controller.enqueue(bytes)
    if ((controller.desiredSize ?? 0) < 0) {
      const slow = controller
      controller = null
      slow.error(tooSlow())
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
      send: write,
      beat: () => write(heartbeat),
      end: () => close(true),
    },
  }
}

/** Servers print what ends a body; where this was thrown tells nobody anything. */
function tooSlow(): Error {
  const error = new Error('An event stream was ended: its reader is too slow')
  error.stack = error.message
  return error
}
