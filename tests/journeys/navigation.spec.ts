import { expect, hydrated, test } from '#tests/support/journey.ts'

test.describe('moving through the site', () => {
  test('opens a page at its top with the focus on its heading, and returns to the position on Back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 1_500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    const left = await page.evaluate(() => scrollY)
    await page.locator('footer').getByRole('link', { name: 'Disclaimer' }).dispatchEvent('click')
    await expect(page).toHaveURL('/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle(/Disclaimer/)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('reveals six more events at a time with the focus on the button, until it goes and the first of the last ones has it', async ({
    page,
  }) => {
    await page.goto('/events')
    await hydrated(page)
    const cards = page.locator('main article')
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(cards).toHaveCount(6)
    await more.focus()
    let shown = 6
    for (let all = false; !all; ) {
      await page.keyboard.press('Enter')
      await expect.poll(() => cards.count()).toBeGreaterThan(shown)
      all = (await more.count()) === 0
      const added = (await cards.count()) - shown
      expect(added).toBeLessThanOrEqual(6)
      if (!all) expect(added).toBe(6)
      if (!all) await expect(more).toBeFocused()
      else await expect(cards.nth(shown).getByRole('link').first()).toBeFocused()
      shown += added
    }
    expect(shown).toBeGreaterThan(12)
    await expect(page.locator('main')).toContainText(`${shown} of ${shown} shown`)
  })

  test('fetches no translation as a file, also when the language changes', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => {
      if (/\.json(\?|$)/.test(request.url())) files.push(request.url())
    })
    await page.goto('/events')
    await hydrated(page)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(files).toEqual([])
  })
})
