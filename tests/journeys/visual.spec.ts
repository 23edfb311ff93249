import { readFile } from 'node:fs/promises'
import { violations } from '#tests/support/axe.ts'
import { BASELINE_MAJOR, baselineFile, baselineHeight } from '#tests/support/baseline.ts'
import { expect, settle, test } from '#tests/support/fixed-site.ts'
import { flatColours, hasFlatColours } from '#tests/support/flat-colours.ts'

const PAGES = {
  landing: '/',
  events: '/events',
  registration: '/registerevent/factory-automation-expo-2024',
  styleguide: '/styleguide',
}
const WIDTHS = [360, 768, 1024, 1440]
const SCHEMES = ['light', 'dark'] as const

/** How far a page may be from the height of its picture on a Chromium whose pixels are not compared. */
const TOLERANCE = 0.05

// Every picture stands alone, so that both workers take them. A differing one is kept beside the expected; a trace of all of them would cost more than they do.
test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

test.beforeAll(({ browser }) => {
  const major = Number.parseInt(browser.version(), 10)
  if (major !== BASELINE_MAJOR)
    console.log(`Chromium ${major}: layout only; the pictures of the pages are those of Chromium ${BASELINE_MAJOR}.`)
})

for (const [name, address] of Object.entries(PAGES)) {
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      test(`${name} at ${width} pixels in the ${scheme} scheme looks as committed`, async ({ page, browser }, { config }) => {
        const file = `${name}-${width}-${scheme}.png`
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto(address)
        await settle(page)

        const layout = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          height: document.documentElement.scrollHeight,
          tops: [...document.querySelectorAll('main > *, main ~ footer')].map((part) => part.getBoundingClientRect().top),
        }))
        expect(layout.scrollWidth, 'no horizontal scroll').toBeLessThanOrEqual(width)
        expect(layout.tops.length, 'header, sections and footer').toBeGreaterThan(1)
        expect(layout.tops, 'parts stand below each other in their order').toEqual(layout.tops.toSorted((a, b) => a - b))
        const known = baselineHeight(file)
        if (known !== null && Number.parseInt(browser.version(), 10) !== BASELINE_MAJOR) {
          expect(layout.height).toBeGreaterThan(known * (1 - TOLERANCE))
          expect(layout.height).toBeLessThan(known * (1 + TOLERANCE))
          return
        }
        const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
        const committed = known === null || config.updateSnapshots === 'all' ? null : await readFile(baselineFile(file))
        if (committed && (await hasFlatColours(shot, committed))) return
        expect(await flatColours(shot)).toMatchSnapshot(file)
      })
    }
  }
}

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} is set in the site's own font alone, so that no picture depends on the machine`, async ({ page }) => {
    await page.goto(address)
    await settle(page)
    await page.evaluate(() => document.querySelector('[lang="ar"]')?.remove())
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('DOM.enable')
    await devTools.send('CSS.enable')
    const { root } = await devTools.send('DOM.getDocument')
    const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
    const families = new Set<string>()
    for (const nodeId of nodeIds) {
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName, isCustomFont } of fonts) families.add(isCustomFont ? 'its own' : familyName)
    }
    expect([...families]).toEqual(['its own'])
  })
}

// `every-page.spec.ts` looks at the pages of the site; the style guide shows every state of every component at once.
test('styleguide has no violation of WCAG 2.2 AA, light or dark', async ({ page }) => {
  await page.goto(PAGES.styleguide)
  await settle(page)
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
})
