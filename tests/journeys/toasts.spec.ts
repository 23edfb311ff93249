import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ pictures: false })

const toasts = (page: Page) => page.locator('.Toastify__toast')

/** Subscribes an address and returns once its toast stands; the clock of the page stands still unless it is moved. */
async function subscribe(page: Page, address: string): Promise<void> {
  const form = page.locator('#newsletter form')
  await form.locator('[name=email]').fill(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts(page)).toHaveText('Subscribed to newsletter')
}

/** Drags the toast by a share of its width, slowly enough to be no flick, and lets go. */
async function drag(page: Page, share: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast to drag')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (box.width * share) / 2, y, { steps: 4 })
  await page.mouse.move(x + box.width * share, y, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(10, 600)
}

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: 'cookie_consent', value: 'reject', url: 'http://127.0.0.1' }])
  await page.goto('/')
  await hydrated(page)
})

test('a toast waits at the top right while the subscription is sent, turns into its outcome, and is said in a line too', async ({
  page,
}) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/newsletter-subscriptions', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('#newsletter [name=email]').fill('waiting@example.com')
  await page.locator('#newsletter').getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts(page)).toHaveText('Please wait...')
  const [box, view] = [await toasts(page).boundingBox(), page.viewportSize()]
  expect((view?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  expect(box?.y).toBeLessThan(140)
  answer()
  await expect(toasts(page)).toHaveText('Subscribed to newsletter')
  await expect(toasts(page)).toHaveCount(1)
  await expect(page.locator('#newsletter [role=status]:not(.Toastify__toast)').filter({ hasText: 'Subscribed' })).toBeVisible()
})

test('a toast goes 5,000 ms after its outcome, and not before', async ({ page }) => {
  await subscribe(page, 'timed@example.com')
  await page.mouse.move(10, 600)
  // The timer is the animation of the progress bar, whose own clock can be set.
  const bar = page.locator('.Toastify__progress-bar')
  const duration = await bar.evaluate((element) => {
    const [animation] = element.getAnimations()
    animation?.pause()
    return animation?.effect?.getTiming().duration
  })
  expect(duration).toBe(5_000)
  const moveTo = (time: number) =>
    bar.evaluate((element, to) => {
      const [animation] = element.getAnimations()
      if (animation) animation.currentTime = to
    }, time)
  await moveTo(4_990)
  await expect(toasts(page)).toHaveCount(1)
  await moveTo(5_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast stays when it is dragged by 79 percent of its width, and goes at 81', async ({ page }) => {
  await subscribe(page, 'dragged@example.com')
  await drag(page, 0.79)
  await expect(toasts(page)).toHaveCount(1)
  await drag(page, 0.81)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast goes by its button', async ({ page }) => {
  await subscribe(page, 'closed@example.com')
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
})
