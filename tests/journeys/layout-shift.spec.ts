import { expect, test } from '#tests/support/fixed-site.ts'

/** Sum of all shifts that the visitor did not cause (Layout Instability API). */
const shifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'hadRecentInput') ? 0 : Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    // Two frames: what is buffered has been handed over.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })

for (const address of ['/', '/events', '/registerevent/factory-automation-expo-2024', '/privacy-policy']) {
  for (const width of [360, 1440]) {
    test(`${address} at ${width} pixels stays where it is when its font comes late`, async ({ page }) => {
      const fonts = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator('h1')).toBeVisible()
      expect(await page.evaluate(() => document.fonts.check('1em Archivo')), 'shown in the fallback first').toBe(false)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      fonts.resolve()
      await page.waitForFunction(() => document.fonts.check('1em Archivo'))
      expect(await page.evaluate(shifts)).toBeLessThan(0.01)
    })
  }
}

test('a font that would move the text is noticed', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.waitForFunction(() => document.fonts.check('1em Archivo'))
  await page.evaluate(() => {
    document.body.style.fontSize = '1.5em'
  })
  expect(await page.evaluate(shifts)).toBeGreaterThan(0.01)
})

test('a line of running text holds 60 to 72 characters where there is room', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/privacy-policy')
    await page.evaluate(() => document.fonts.ready)
    const longest = await page.evaluate(() => {
      const lengths: number[] = []
      for (const paragraph of document.querySelectorAll('.prose > p')) {
        const range = document.createRange()
        const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const lines = new Map<number, number>()
        while (text.nextNode()) {
          for (let at = 0; at < (text.currentNode.nodeValue ?? '').length; at++) {
            range.setStart(text.currentNode, at)
            range.setEnd(text.currentNode, at + 1)
            const bottom = Math.round(range.getBoundingClientRect().bottom / 4)
            lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
          }
        }
        // The last line of a paragraph is as long as it happens to be.
        lengths.push(...[...lines.values()].slice(0, -1))
      }
      return lengths.sort((a, b) => a - b)
    })
    const median = longest[Math.floor(longest.length / 2)] ?? 0
    expect(median, `at ${width} pixels`).toBeGreaterThanOrEqual(60)
    expect(median, `at ${width} pixels`).toBeLessThanOrEqual(72)
  }
})
