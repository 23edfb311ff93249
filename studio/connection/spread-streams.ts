type Fetch = typeof fetch

/** Names of this machine that the streams are spread over; with six connections each that is enough for many tabs. */
const NAMES = 32

const isStream = (url: URL) => /\/data\/(?:listen|live\/events)\//.test(url.pathname)

/**
 * Wraps `fetchOnward` so that event streams leave over `s0.localhost` … `s31.localhost`, beginning at `start`, and ordinary requests keep
 * the connections of the page's own host. Tabs begin at random, else all would crowd the first names. Where the names lead nowhere but
 * the own host answers (Safari resolves no subdomain of localhost), streams go to the own host from then on.
 */
export function spreadStreams(fetchOnward: Fetch, start: number): Fetch {
  let next = start
  let namesWork = true
  return async function spreadFetch(input, init) {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!namesWork || !isStream(url)) return fetchOnward(input, init)
    const spread = new URL(url)
    spread.hostname = `s${next++ % NAMES}.localhost`
    try {
      return await fetchOnward(input instanceof Request ? new Request(spread, input) : spread, init)
    } catch (error) {
      if (init?.signal?.aborted || !(error instanceof TypeError)) throw error
      const response = await fetchOnward(input, init)
      namesWork = false
      return response
    }
  }
}
