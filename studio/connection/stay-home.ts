/** Hosts of hosted Sanity that the Studio asks by itself, past its client: for newer versions, and whether feedback can be sent. */
const FOREIGN = /^(?:.+\.)?(?:sanity\.io|sanity-cdn\.com)$/

/**
 * Wraps `fetchOnward` so that these requests are answered here: no news, no feedback. The page's policy would refuse them anyway, with an
 * error in the console for each. Only for the embedded mode, which must work without a network.
 */
export function stayHome(fetchOnward: typeof fetch): typeof fetch {
  return async function fetchAtHome(input, init) {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
    if (!FOREIGN.test(url.hostname)) return fetchOnward(input, init)
    const asks = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET'
    return Response.json({}, { status: asks ? 200 : 503 })
  }
}
