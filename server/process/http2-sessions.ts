import { constants, type Http2SecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'

/** The connections of a server that speak HTTP/2. */
export interface Http2Sessions {
  /** Lets streams finish and takes no new ones. */
  close(): void
  /** Cuts what is left. */
  destroy(): void
}

interface Limits {
  /** Milliseconds for the headers of the first request, and for a connection's later ones after its last stream ended. */
  idle: number
  /** Milliseconds for a whole request. */
  request: number
  /** Milliseconds between looks. */
  interval: number
}

/** Whether all of a request has arrived: the other side has closed its half (RFC 9113 5.1). */
function isRequestComplete({ closed, state }: ServerHttp2Stream): boolean {
  return closed || state.state === constants.NGHTTP2_STREAM_STATE_HALF_CLOSED_REMOTE
}

/**
 * Node limits the time of requests over HTTP/1.1 alone. Over HTTP/2 a stream exists from its whole headers on, so a connection without
 * streams is idle or trickles headers; both end after a while, as does a stream whose request takes too long. Answers are not limited.
 */
export function limitHttp2(server: Http2SecureServer, limits: Limits): Http2Sessions {
  const sessions = new Map<ServerHttp2Session, { idleSince: number | null; streams: Map<ServerHttp2Stream, number> }>()

  server.on('session', (session: ServerHttp2Session) => {
    const streams = new Map<ServerHttp2Stream, number>()
    const known = { idleSince: performance.now() as number | null, streams }
    sessions.set(session, known)
    session.once('close', () => sessions.delete(session))
    session.on('stream', (stream: ServerHttp2Stream) => {
      streams.set(stream, performance.now())
      known.idleSince = null
      stream.once('close', () => {
        streams.delete(stream)
        if (streams.size === 0) known.idleSince = performance.now()
      })
    })
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [session, { idleSince, streams }] of sessions) {
      if (idleSince !== null && now - idleSince > limits.idle) session.destroy()
      for (const [stream, since] of streams) {
        if (now - since > limits.request && !isRequestComplete(stream)) stream.close(constants.NGHTTP2_CANCEL)
      }
    }
  }, limits.interval)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  return {
    close() {
      for (const session of sessions.keys()) session.close()
    },
    destroy() {
      for (const session of sessions.keys()) session.destroy()
    },
  }
}
