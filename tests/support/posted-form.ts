import type { Locator, Page } from '@playwright/test'

/** A form of the site as its visitors use it; fields by the names that the specification gives them. */
export interface FormOnPage {
  field(name: string): Locator
  fill(values: Readonly<Record<string, string>>): Promise<void>
  submit(): Promise<void>
  /** The message that assistive technology reads for a field; empty when there is none. */
  messageOf(name: string): Promise<string>
  button: Locator
}

/** @param button name of the form's button before it is pressed */
export function formOnPage(page: Page, button: string, within = 'main'): FormOnPage {
  const form = page
    .locator(within)
    .locator('form')
    .filter({ has: page.locator('button[type=submit]') })
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    field,
    async fill(values) {
      for (const [name, value] of Object.entries(values)) {
        const control = field(name)
        const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT'
        await (isSelect ? control.selectOption(value) : control.fill(value))
      }
    },
    submit: () => form.getByRole('button', { name: button }).click(),
    messageOf: (name) =>
      field(name).evaluate((input) => {
        if (input.getAttribute('aria-invalid') !== 'true') return ''
        const ids = (input.getAttribute('aria-errormessage') ?? input.getAttribute('aria-describedby') ?? '').split(' ')
        return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
      }),
    button: form.locator('button[type=submit]'),
  }
}

/** Holds answers of an endpoint until `release` is called, as a slow network does. */
export async function holdAnswers(page: Page, endpoint: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(endpoint, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}
