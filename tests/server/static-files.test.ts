import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaticFiles, type StaticFiles } from '#server/routes/static-files.ts'

let folder: string
let files: StaticFiles

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'))
  const root = path.join(folder, 'root')
  await mkdir(path.join(root, 'assets'), { recursive: true })
  await mkdir(path.join(root, '.vite'))
  await writeFile(path.join(root, 'assets', 'a.js'), 'plain')
  await writeFile(path.join(root, 'assets', 'a.js.br'), 'brotli')
  await writeFile(path.join(root, 'assets', 'a.js.gz'), 'gzip')
  await writeFile(path.join(root, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(root, '.vite', 'manifest.json'), '{}')
  await writeFile(path.join(folder, 'secret.txt'), 'secret')
  files = await createStaticFiles(root)
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (pathname: string, headers: Record<string, string> = {}) =>
  files.respond(pathname, new Request('http://localhost/', { headers }), 'public, max-age=31536000, immutable')

describe('static files', () => {
  it.each([
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null, 'plain'],
    ['', null, 'plain'],
  ])('accepted as %j come as %s', async (accept, encoding, body) => {
    const response = await ask('/assets/a.js', { 'Accept-Encoding': accept })
    expect(response?.headers.get('Content-Encoding')).toBe(encoding)
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding')
    expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await response?.text()).toBe(body)
  })

  it('have a tag for each encoding and are not sent again to who has them', async () => {
    const [plain, packed] = await Promise.all([ask('/assets/a.js'), ask('/assets/a.js', { 'Accept-Encoding': 'br' })])
    const tag = packed?.headers.get('ETag') ?? ''
    expect(tag).not.toBe(plain?.headers.get('ETag'))
    const again = await ask('/assets/a.js', { 'Accept-Encoding': 'br', 'If-None-Match': tag })
    expect(again?.status).toBe(304)
    expect(await again?.text()).toBe('')
  })

  it('say what they are', async () => {
    expect((await ask('/favicon.svg'))?.headers.get('Content-Type')).toBe('image/svg+xml')
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets',
    '/assets/',
    '/.vite/manifest.json',
    '/assets/a.js.br',
    '//favicon.svg',
  ])('do not include %s', async (pathname) => {
    expect(await ask(pathname)).toBeNull()
  })
})
