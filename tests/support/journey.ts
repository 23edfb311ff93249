import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { discard, type Product, startProduct } from './product.ts'

/** Collects what a page says that no visitor should ever cause: console messages, uncaught errors, CSP violations. */
async function watch(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(`CSP: ${violation}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(globalThis, 'reportViolation')(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

/** Spares the browser the pictures of the CMS, which cost more than all the rest of a page where nothing looks at them. */
async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
}

/** Nothing was said but what was excused; asked at the end, since a message may come well after what caused it. */
function expectSilence(complaints: readonly string[], excuses: readonly string[]): void {
  const unexcused = complaints.filter((complaint) => !excuses.some((words) => complaint.includes(words)))
  expect(unexcused, 'console messages, uncaught errors and CSP violations').toEqual([])
}

/** Resolves when React has taken over the page, so that what follows meets the form with its script. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))

/**
 * A browser test of the site: `product` is one real process a worker, `page` is watched, and a complaint that the test did not
 * take out of `complaints` fails it. `visit` opens further watched pages, each a visitor with a browser of its own. A file that looks at
 * no picture says `test.use({ pictures: false })`.
 */
export const test = base.extend<
  {
    pictures: boolean
    complaints: string[]
    excuses: string[]
    excuse: (words: string) => void
    visit: (options?: BrowserContextOptions) => Promise<Page>
  },
  { product: Product }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
      await discard(product)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  pictures: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  complaints: async ({}, use) => use([]),
  excuses: async ({ pictures }, use) => use(pictures ? [] : ['net::ERR_BLOCKED_BY_CLIENT']),
  excuse: async ({ excuses }, use) => use((words) => void excuses.push(words)),
  visit: async ({ browser, product, complaints, excuses, pictures }, use) => {
    const pages: Page[] = []
    await use(async (options = {}) => {
      const page = await browser.newPage({ baseURL: product.origin, ...options })
      pages.push(page)
      await watch(page, complaints)
      if (!pictures) await blockPictures(page)
      return page
    })
    for (const page of pages) await page.context().close()
    expectSilence(complaints, excuses)
  },
  page: async ({ page, complaints, excuses, pictures }, use) => {
    await watch(page, complaints)
    if (!pictures) await blockPictures(page)
    await use(page)
    expectSilence(complaints, excuses)
  },
})

export { expect }
