import type { RenderedPage } from '#src/app/renderer.ts'

/** Pages by address and language, each until a publish touches one of its sync tags or its time is over. */
export interface PageCache {
  get(key: string): RenderedPage | null
  set(key: string, page: RenderedPage): void
  /** Forgets every page that shows one of these. */
  purge(tags: readonly string[]): void
  clear(): void
}

/** A cache of at most `maxPages`; the least recently used goes first. `now` in epoch milliseconds. */
export function createPageCache({ maxPages, now }: { maxPages: number; now: () => number }): PageCache {
  const pages = new Map<string, RenderedPage>()
  return {
    get(key) {
      const page = pages.get(key)
      if (!page) return null
      pages.delete(key)
      if (page.validUntil !== null && page.validUntil <= now()) return null
      pages.set(key, page)
      return page
    },
    set(key, page) {
      pages.delete(key)
      pages.set(key, page)
      for (const oldest of pages.keys()) {
        if (pages.size <= maxPages) break
        pages.delete(oldest)
      }
    },
    purge(tags) {
      const touched = new Set(tags)
      for (const [key, page] of pages) if (page.syncTags.some((tag) => touched.has(tag))) pages.delete(key)
    },
    clear: () => pages.clear(),
  }
}
