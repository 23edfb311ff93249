import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Listener, listen } from '#server/process/listener.ts'
import { StartError } from '#server/process/start-error.ts'

let listener: Listener
beforeEach(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0, tls: null })
})
afterEach(() => listener.stop(100))

const origin = () => `http://127.0.0.1:${listener.port}`

describe('the listener', () => {
  it('answers 503 until there is something to serve, then serves it with the address of the caller', async () => {
    const early = await fetch(origin())
    expect(early.status).toBe(503)
    expect(early.headers.get('Retry-After')).toBe('1')
    listener.serve((_request, { remoteAddress }) => new Response(remoteAddress))
    expect(await (await fetch(origin())).text()).toBe('127.0.0.1')
  })

  it('says which port is in use', async () => {
    const second = listen({ host: '127.0.0.1', port: listener.port, tls: null })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(`Port ${listener.port} on 127.0.0.1 is in use`)
  })

  it('says that TLS files can not be read', async () => {
    const tls = { certFile: '/nowhere/cert.pem', keyFile: '/nowhere/key.pem' }
    await expect(listen({ host: '127.0.0.1', port: 0, tls })).rejects.toThrow('TLS_CERT')
  })

  it('lets a request in flight finish when it stops, and tells the connection to close', async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>()
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    listener.serve(async () => {
      begin()
      await finished
      return new Response('finished')
    })
    const answer = fetch(origin())
    await started
    const stopped = listener.stop(10_000)
    finish()
    const response = await answer
    expect(response.headers.get('Connection')).toBe('close')
    expect(await response.text()).toBe('finished')
    await stopped
  })

  it('does not wait for ever for a connection that says nothing', async () => {
    const socket = connect(listener.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined) // cut off is what this is about
    await listener.stop(200)
    await closed
  })
})
