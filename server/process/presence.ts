import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Lake } from '#lake/lake.ts'
import type { Listener } from './listener.ts'

/** Largest message of a presence socket in bytes. */
const MAX_MESSAGE = 64_000

/** Connects WebSockets to the lake's presence; a socket that the lake does not know is refused before it opens. */
export function attachPresence(listener: Listener, lake: Lake, isKnownHost: (host: string) => boolean): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE })

  listener.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const host = incoming.headers.host ?? ''
    const url = URL.parse(incoming.url ?? '/', `http://${host}`)
    if (url === null || !isKnownHost(host) || !lake.owns(url.pathname)) {
      // While developing, Vite listens here too and takes its own.
      if (listener.server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      return
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headersDistinct))
      for (const line of value ?? []) headers.append(name, line)
    sockets.handleUpgrade(incoming, socket, head, (ws) => {
      const connection = lake.connect({ send: (text) => ws.send(text), close: () => ws.close() }, new Request(url, { headers }))
      if (connection === null) return ws.close(1008)
      ws.on('message', (data) => connection.message(String(data)))
      ws.on('close', () => connection.closed())
      ws.on('error', () => ws.terminate())
    })
  })

  return {
    close() {
      for (const ws of sockets.clients) ws.close(1001)
      sockets.close()
    },
  }
}
