import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { discard, type Product, startProduct } from '../support/product.ts'

const PASSWORD = 'correct horse battery staple'
let product: Product
let port: string

/** A port that is free now: a server behind a public address has to know its own before it starts. */
function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)))
    })
  })
}

const settings = () => ({ HOST: '0.0.0.0', PORT: port, PUBLIC_URL: `http://localhost:${port}` })

function editor(...args: string[]): string {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: product.dataDir, ...settings() }
  return execFileSync(process.execPath, ['scripts/editor.mjs', ...args], { env, encoding: 'utf8' })
}

test.beforeAll(async () => {
  port = await freePort()
  product = await startProduct(settings())
})
test.afterAll(async () => {
  await product.stop()
  await discard(product)
})

test('an editor of a public server sets a password, signs in at the Studio, and is out when removed', async ({ page }) => {
  const link = editor('add', 'ada@example.test', '--role', 'editor', '--name', 'Ada').trim().split('\n').at(-1) ?? ''
  await page.goto(link)
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('12')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()

  await page.goto(`${product.origin}/studio`)
  await page
    .getByRole('link', { name: 'Sign in' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .click({ timeout: 60_000 })
  await page.getByLabel('E-mail').fill('ada@example.test')
  await page.getByLabel('Password').fill('a wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
  await page.getByLabel('E-mail').fill('ada@example.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('pane-item-Events')).toBeVisible({ timeout: 60_000 })
  expect(new URL(page.url()).hash).toBe('')

  editor('remove', 'ada@example.test')
  await page.goto(`${product.origin}/studio`)
  await expect(
    page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Sign in' }))
      .first(),
  ).toBeVisible({ timeout: 60_000 })
})
