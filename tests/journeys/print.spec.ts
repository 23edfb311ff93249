import { expect, test } from '#tests/support/fixed-site.ts'

test('an event and a legal page print as text: no frame, no buttons, black on white, table heads on every sheet', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of ['/events/factory-automation-expo-2024', '/privacy-policy']) {
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    for (const part of ['header', 'footer', 'main form', 'main a[href^="/registerevent"]', 'nav'])
      expect(
        await page.locator(part).evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length),
        part,
      ).toBe(0)
    const ink = await page
      .locator('.prose p')
      .first()
      .evaluate((text) => getComputedStyle(text).color)
    expect(ink, 'the ink of the light scheme').toBe('rgb(13, 24, 41)')
  }
  const heads = page.locator('.prose thead')
  expect(await heads.count()).toBeGreaterThan(2)
  for (const head of await heads.all()) await expect(head).toHaveCSS('display', 'table-header-group')
})
