import { expect, type Locator, type Page } from '@playwright/test'

/** What an editor fills in for a new event; `startsAt` and `endsAt` as the Studio's fields take them, `2027-03-01 10:00`. */
interface NewEvent {
  title: string
  urlId: string
  paragraph: string
  bullets: readonly string[]
  startsAt: string
  endsAt?: string
  /** IANA name; left out keeps the one that the Studio suggests. */
  timeZone?: string
  location: string
}

/** The Studio as an editor uses it, by what can be seen and clicked. */
export interface StudioPage {
  /** Opens the Studio and signs in without an account, as this machine may. */
  signIn(): Promise<void>
  /** Creates an event from its list and fills it in; the draft is saved when this resolves. Returns the id of the document. */
  createEvent(event: NewEvent): Promise<string>
  /** Uploads an image file as the banner of the open event and describes it. */
  uploadBanner(file: string, alt: string): Promise<void>
  /** Publishes the open document and waits until it is stored. */
  publish(): Promise<void>
  /** Clicks through the Inbox to the registration of a person and returns its form. */
  openRegistration(person: string): Promise<Locator>
}

/** Loading the Studio takes a while on a small machine; what follows a click does not. */
const LOADING = 60_000
const SAVING = 20_000

export function createStudioPage(page: Page, origin: string): StudioPage {
  const field = (name: string) => page.getByTestId(`field-${name}`)
  const item = (title: string) => page.getByTestId(`pane-item-${title}`)
  const tab = (name: string) => page.getByTestId(`group-tab-${name}`).click()

  /** Resolves with the first answer of the lake to edits that carry `words`; the Studio sends what is typed a moment later. */
  const stored = (words: string) =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/data/actions/') && response.ok() && (response.request().postData() ?? '').includes(words),
      { timeout: SAVING },
    )

  async function fill(name: string, text: string): Promise<void> {
    const input = field(name).locator('input, textarea').first()
    await input.fill(text)
    await input.blur()
  }

  async function writeDescription(paragraph: string, bullets: readonly string[]): Promise<void> {
    const editor = field('description')
    await editor.getByText('Click to activate').or(editor.getByTestId('pt-editor__scroller')).first().click()
    await editor.getByRole('textbox').first().click()
    await page.keyboard.type(paragraph)
    await page.keyboard.press('Enter')
    await editor.getByRole('button', { name: 'Bullets' }).click()
    await page.keyboard.type(bullets[0] ?? '')
    for (const bullet of bullets.slice(1)) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(bullet)
    }
  }

  return {
    async signIn() {
      await page.goto(`${origin}/studio`)
      await page
        .getByRole('link', { name: 'Sign in' })
        .or(page.getByRole('button', { name: 'Sign in' }))
        .first()
        .click({ timeout: LOADING })
      await expect(item('Events')).toBeVisible({ timeout: LOADING })
    },

    async createEvent({ title, urlId, paragraph, bullets, startsAt, endsAt, timeZone, location }) {
      await item('Events').click()
      await page.getByTestId('action-intent-button').last().click()
      await expect(field('title')).toBeVisible({ timeout: SAVING })
      await fill('title', title)
      await fill('urlId', urlId)
      await writeDescription(paragraph, bullets)
      await tab('schedule')
      if (timeZone) await fill('timeZone', timeZone)
      await fill('startsAt', startsAt)
      if (endsAt) await fill('endsAt', endsAt)
      const saved = stored(location)
      await fill('location', location)
      await saved
      const id = /;([^;%,]+)/.exec(new URL(page.url()).pathname)?.[1]
      if (!id) throw new Error(`no document id in ${page.url()}`)
      return id
    },

    async uploadBanner(file, alt) {
      await tab('content')
      const chooser = page.waitForEvent('filechooser')
      await page
        .getByTestId(/^file-input-upload-button/)
        .first()
        .click()
      await (await chooser).setFiles(file)
      await expect(field('bannerImg').or(page.getByTestId('image-input')).first().locator('img').first()).toBeVisible({
        timeout: SAVING,
      })
      const saved = stored(alt)
      await fill('bannerImg.alt', alt)
      await saved
    },

    async publish() {
      const button = page.getByTestId('action-publish')
      await expect(button).toBeEnabled({ timeout: SAVING })
      const saved = stored('document.publish')
      await button.click()
      await saved
      await expect(button).toBeDisabled({ timeout: SAVING })
    },

    async openRegistration(person) {
      await page.goto(`${origin}/studio`)
      await item('Inbox').click({ timeout: LOADING })
      await item('Registrations').click()
      await page.getByTestId('document-list-pane').getByText(person, { exact: true }).first().click()
      const form = page.getByTestId('form-view')
      await expect(form.getByTestId('field-firstName')).toBeVisible({ timeout: SAVING })
      return form
    },
  }
}
