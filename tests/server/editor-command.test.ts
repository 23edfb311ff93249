import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discard, type Product, startProduct } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
}, 240_000)
afterAll(async () => {
  await product.stop()
  await discard(product)
})

/** Runs `npm run editor -- …` as somebody with the server's settings does; `code` is what the shell sees. */
function editor(args: string[], env: Record<string, string> = {}): Promise<{ code: number; stdout: string; stderr: string }> {
  const settings = { DATA_DIR: product.dataDir, PORT: new URL(product.origin).port, PATH: process.env.PATH ?? '', ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/editor.mjs', ...args], { env: settings }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

const form = (path: string, fields: Record<string, string>) =>
  fetch(product.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function invite(email: string, role: string): Promise<URL> {
  const { stdout } = await editor(['add', email, '--role', role])
  return new URL(stdout.trim().split('\n').at(-1) ?? '')
}

/** Status of a request for the caller's own account with the token of a new session. */
async function signIn(email: string, password: string) {
  const origin = `${product.origin}/studio`
  const { headers } = await form('/v1/auth/login/password', { email, password, origin })
  const sid = new URLSearchParams(new URL(headers.get('Location') ?? origin).hash.slice(1)).get('sid')
  const { token } = await (await fetch(`${product.origin}/v1/auth/fetch?sid=${sid}`)).json()
  return () => fetch(`${product.origin}/v1/users/me`, { headers: { Authorization: `Bearer ${token}` } })
}

describe('npm run editor', () => {
  it('adds an account, whose link sets a password once, and ends its sessions when it is removed', async () => {
    const link = await invite('Ada@Example.test', 'editor')
    expect(link.origin).toBe(product.origin)
    const code = link.searchParams.get('code') ?? ''
    const password = 'a long enough password'
    expect((await form('/v1/auth/invitation', { code, password })).status).toBe(200)
    expect((await form('/v1/auth/invitation', { code, password: 'another long password' })).status).toBe(410)
    const me = await signIn('ada@example.test', password)
    expect(await (await me()).json()).toMatchObject({ email: 'ada@example.test', role: 'editor' })
    expect((await editor(['list'])).stdout).toContain('ada@example.test\teditor\tada@example.test\thas a password\n')
    expect(await editor(['remove', 'ADA@example.test'])).toMatchObject({ code: 0 })
    expect((await me()).status).toBe(401)
    expect((await editor(['list'])).stdout).not.toContain('ada@')
  })

  it('gives a known address another role, a new link, and ends the old one', async () => {
    const first = await invite('grace@example.test', 'viewer')
    const second = await invite('grace@example.test', 'administrator')
    const password = 'a long enough password'
    expect((await form('/v1/auth/invitation', { code: first.searchParams.get('code') ?? '', password })).status).toBe(410)
    expect((await form('/v1/auth/invitation', { code: second.searchParams.get('code') ?? '', password })).status).toBe(200)
    expect((await editor(['list'])).stdout).toContain('grace@example.test\tadministrator\t')
  })

  it.each([
    [['add', 'ada@example.test'], /^Usage:/],
    [['add', 'ada@example.test', '--role', 'owner'], /^Usage:/],
    [['add', 'nobody', '--role', 'editor'], /^This is no e-mail address\n$/],
    [['remove', 'nobody@example.test'], /^There is no account of nobody@example\.test\.\n$/],
    [['remove'], /^Usage:/],
    [['constructor'], /^Usage:/],
    [[], /^Usage:/],
    [['list', '--everything'], /Unknown option[\s\S]*Usage:/],
    [['list', '--server', 'ftp://localhost'], /^--server takes an origin/],
  ])('explains what is wrong with %j', async (args, sentence) => {
    const { code, stderr, stdout } = await editor(args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(sentence)
  })

  it.each([
    [
      'no server answers',
      { PORT: '1' },
      /^No server answers at http:\/\/127\.0\.0\.1:1 \(.+\): start it, or name it with --server\.\n$/,
    ],
    ['the data folder is another one', { DATA_DIR: '/nonexistent' }, /set DATA_DIR to the server's data folder\.\n$/],
    [
      'the token is another one',
      { SANITY_API_TOKEN: 'some-other-token-of-this-environment' },
      /does not know the token of this data folder\.\n$/,
    ],
    [
      'the content is hosted',
      {
        SANITY_PROJECT_ID: 'abc12345',
        SANITY_API_TOKEN: 'x'.repeat(40),
        APP_SECRET: 'x'.repeat(40),
        PUBLIC_URL: 'https://example.test',
      },
      /^Accounts of hosted Sanity are managed/,
    ],
  ])('says so when %s', async (_, env, sentence) => {
    const { code, stderr } = await editor(['list'], env)
    expect(code).toBe(1)
    expect(stderr).toMatch(sentence)
  })
})
