/** Takes one token for `key`; answers 0, or the seconds until there is one again. */
export type RateLimit = (key: string) => number

interface Bucket {
  tokens: number
  /** Epoch milliseconds of the last refill. */
  at: number
}

/** Buckets that are kept; beyond it the least recently used ones go, which only ever favours a visitor. */
const MAX_BUCKETS = 50_000
const MINUTE = 60_000

/** A token bucket for each address: `perMinute` posts at once, refilled evenly. */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  return (key) => {
    const at = now()
    const known = buckets.get(key)
    const refilled = known ? known.tokens + (Math.max(0, at - known.at) * perMinute) / MINUTE : perMinute
    const bucket = { tokens: Math.min(perMinute, refilled), at }
    buckets.delete(key)
    buckets.set(key, bucket)
    const oldest = buckets.keys().next()
    if (buckets.size > MAX_BUCKETS && !oldest.done) buckets.delete(oldest.value)
    if (bucket.tokens < 1) return Math.max(1, Math.ceil(((1 - bucket.tokens) * MINUTE) / perMinute / 1000))
    bucket.tokens -= 1
    return 0
  }
}
