import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { readContentArchive } from '#server/content/content-archive.ts'
import { importContent } from '#server/content/import-content.ts'
import { openBuiltSite } from '#server/site/built-site.ts'
import { createTestServer } from './server.ts'
import { type BuiltStyleguide, buildStyleguide } from './styleguide/build.ts'

/** The instant at which the sample dates were imported and at which every page is seen. */
const NOW = Date.UTC(2026, 5, 1, 12)
const ROOT = path.resolve(import.meta.dirname, '../..')

async function openFixedSite(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createTestServer({
    now: NOW,
    site: (deps) => openBuiltSite({ ...deps, root: ROOT, now: () => NOW }),
  })
  await importContent(server.admin, await readContentArchive(path.join(ROOT, 'content')), new Date(NOW), () => undefined)
  await server.listen()
  return { origin: server.config.publicUrl, close: () => server.close() }
}

/** Serves the style guide below the address of the fixed site, where nothing of that name is. */
async function serveStyleguide(context: BrowserContext, styleguide: BuiltStyleguide): Promise<void> {
  await context.route('**/styleguide', (route) => route.fulfill({ contentType: 'text/html', body: styleguide.html }))
  for (const [address, file] of styleguide.files) await context.route(`**${address}`, (route) => route.fulfill({ path: file }))
}

/**
 * Everything is on the page: what waits for the visitor to scroll, pictures, fonts. Out of sight, their places kept, are letters that only a
 * font of the machine has, and what would be most of a picture's bytes: the pictures of sections and the drawings in lists and in the style guide.
 */
export async function settle(page: Page): Promise<void> {
  // Parts that are loaded on demand have come.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
    for (const part of document.querySelectorAll<HTMLElement>('section img, li .art, [lang="ar"], [data-styleguide] .art'))
      part.style.visibility = 'hidden'
  })
}

/** A browser test of the built site over the starter dataset as it is at one instant; nobody has chosen anything but to reject cookies. */
export const test = base.extend<object, { origin: string; styleguide: BuiltStyleguide }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const site = await openFixedSite()
      await use(site.origin)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  styleguide: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const styleguide = await buildStyleguide()
      await use(styleguide)
      await styleguide.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  context: async ({ context, origin, styleguide }, use) => {
    await context.addCookies([{ name: 'cookie_consent', value: 'reject', url: origin }])
    await serveStyleguide(context, styleguide)
    await use(context)
  },
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(NOW)
    await use(page)
  },
})

export { expect }
