import { describe, expect, it } from 'vitest'
import { acceptHttp1 } from '#studio/connection/accept-http1.ts'
import { connectionOf } from '#studio/connection/connection.ts'
import { spreadStreams } from '#studio/connection/spread-streams.ts'
import { stayHome } from '#studio/connection/stay-home.ts'

const HOSTED = {
  projectId: 'abc',
  dataset: 'production',
  apiHost: 'https://api.sanity.io',
  useProjectHostname: true,
  publicUrl: 'https://site.example',
  analyticsId: null,
}
const EMBEDDED = {
  ...HOSTED,
  projectId: 'local',
  apiHost: 'http://127.0.0.1:8080',
  useProjectHostname: false,
  publicUrl: 'http://127.0.0.1:8080',
}

const LISTEN = 'http://127.0.0.1:8080/v2022-06-30/data/listen/production?query=*'
const LIVE = 'http://127.0.0.1:8080/vX/data/live/events/production'
const QUERY = 'http://127.0.0.1:8080/v2025-02-19/data/query/production?query=*'

/** A network on which `unreachable` hosts can't be reached; remembers where requests went. */
function network(unreachable: (host: string) => boolean = () => false) {
  const hosts: string[] = []
  const reach: typeof fetch = async (input) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    hosts.push(hostname)
    if (unreachable(hostname)) throw new TypeError('Failed to fetch')
    return new Response('ok')
  }
  return { hosts, reach }
}

describe('spreading of event streams', () => {
  it('gives each stream the next name, from its start and around', async () => {
    const { hosts, reach } = network()
    const spread = spreadStreams(reach, 31)
    for (const url of [LISTEN, LIVE, LISTEN]) await spread(url)
    expect(hosts).toEqual(['s31.localhost', 's0.localhost', 's1.localhost'])
  })

  it('leaves ordinary requests where they are', async () => {
    const { hosts, reach } = network()
    await spreadStreams(reach, 0)(QUERY)
    expect(hosts).toEqual(['127.0.0.1'])
  })

  it('keeps port, path, query and headers', async () => {
    let seen: Request | undefined
    const spread = spreadStreams(async (input, init) => {
      seen = new Request(input, init)
      return new Response('ok')
    }, 3)
    await spread(new Request(LISTEN, { headers: { authorization: 'Bearer t' } }))
    expect(seen?.url).toBe(LISTEN.replace('127.0.0.1', 's3.localhost'))
    expect(seen?.headers.get('authorization')).toBe('Bearer t')
  })

  it('goes back to the own host for good where the names lead nowhere', async () => {
    const { hosts, reach } = network((host) => host.endsWith('.localhost'))
    const spread = spreadStreams(reach, 0)
    await spread(LISTEN)
    await spread(LISTEN)
    expect(hosts).toEqual(['s0.localhost', '127.0.0.1', '127.0.0.1'])
  })

  it('keeps spreading after a time in which nothing answered', async () => {
    let down = true
    const { hosts, reach } = network(() => down)
    const spread = spreadStreams(reach, 0)
    await expect(spread(LISTEN)).rejects.toThrow(TypeError)
    down = false
    await spread(LISTEN)
    expect(hosts.at(-1)).toBe('s1.localhost')
  })

  it('does not try again what was cancelled', async () => {
    const { hosts, reach } = network(() => true)
    const cancelled = AbortSignal.abort()
    await expect(spreadStreams(reach, 0)(LISTEN, { signal: cancelled })).rejects.toThrow()
    expect(hosts).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('is the page’s own origin when embedded, by whatever name the browser knows it', () => {
    const { apiHost, auth, unstable_clientFactory: create } = connectionOf(EMBEDDED, new URL('http://localhost:8080/studio'))
    expect(apiHost).toBe('http://localhost:8080')
    expect(auth).toMatchObject({
      loginMethod: 'token',
      providers: [{ name: 'local', url: 'http://localhost:8080/v1/auth/login/local' }],
    })
    const client = create?.({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: apiHost ?? '',
      useCdn: false,
    })
    expect(client?.getUrl('/data/query/production')).toBe('http://localhost:8080/v2025-02-19/data/query/production')
  })

  it('is Sanity’s own when hosted, with Sanity’s sign-in', () => {
    expect(connectionOf(HOSTED, new URL('https://site.example/studio'))).toEqual({ apiHost: 'https://api.sanity.io' })
  })
})

describe('requests past the client', () => {
  it('to Sanity’s own hosts are answered without a network: no newer version, no feedback', async () => {
    const { hosts, reach } = network()
    const home = stayHome(reach)
    const news = await home('https://sanity-cdn.com/v1/modules/sanity/latest')
    expect([news.ok, await news.json()]).toEqual([true, {}])
    expect((await home('https://api.sanity.io/vX/intake/feedback', { method: 'POST' })).ok).toBe(false)
    expect((await home(new Request('https://api.sanity.io/vX/intake/feedback', { method: 'POST' }))).ok).toBe(false)
    expect(hosts).toEqual([])
  })

  it('to anywhere else go on', async () => {
    const { hosts, reach } = network()
    for (const url of [QUERY, 'https://sanity.io.evil.example/']) await stayHome(reach)(url)
    expect(hosts).toEqual(['127.0.0.1', 'sanity.io.evil.example'])
  })
})

it('snoozes the warning about HTTP/1.1 on this machine only', () => {
  const stored: [string, string][] = []
  const storage = { setItem: (key: string, value: string) => void stored.push([key, value]) }
  acceptHttp1(new URL('http://site.example/studio'), storage, 0)
  expect(stored).toEqual([])
  acceptHttp1(new URL('http://localhost:8080/studio'), storage, 0)
  expect(stored).toEqual([['sanity-studio.network.check.snooze', '1970-01-01T00:00:00.000Z']])
})
