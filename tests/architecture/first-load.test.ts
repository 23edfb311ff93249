import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAssetMap, type Manifest } from '#server/rendering/asset-map.ts'

/** The built site; `npm test` builds it before. */
const CLIENT = path.resolve('dist/client')

let assetsFor: ReturnType<typeof createAssetMap>
beforeAll(async () => {
  const manifest: Manifest = JSON.parse(await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
  assetsFor = createAssetMap(manifest)
})

/** Bytes of a file as it is sent: in brotli, but for one so small that brotli gains nothing. */
async function sentBytes(file: string): Promise<number> {
  const compressed = await stat(path.join(CLIENT, `${file}.br`)).catch(() => null)
  return (compressed ?? (await stat(path.join(CLIENT, file)))).size
}

/** Scripts that the first load of a page asks for, and their bytes together as they are sent, in brotli. */
async function firstLoad(folder: string) {
  const { scripts, preloads } = assetsFor([`src/pages/${folder}/index.ts`], 'en')
  const files = [...scripts, ...preloads]
  const sizes = await Promise.all(files.map(sentBytes))
  const texts = await Promise.all(files.map((file) => readFile(path.join(CLIENT, file), 'utf8')))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), text: texts.join('\n'), names: files.join(' ') }
}

/** Texts that stand in one library alone and survive minifying. */
const MARKS = { client: 'apicdn', formik: 'isInitialValid', toasts: 'Toastify' }

describe('the first load of a page', () => {
  it.each([
    ['home', 170_000],
    ['events', 152_000],
    ['register-event', 180_000],
  ])('of %s is at most %i bytes of script', async (folder, most) => {
    const { bytes } = await firstLoad(folder)
    expect(bytes).toBeLessThan(most)
    expect(bytes).toBeGreaterThan(50_000)
  })

  it('never holds the client of the CMS, whose data come with the page, but a later one can fetch it', async () => {
    for (const folder of ['home', 'events', 'register-event', 'offering', 'contact'])
      expect((await firstLoad(folder)).text, folder).not.toContain(MARKS.client)
    const all = await Promise.all(
      (await readdir(path.join(CLIENT, 'assets')))
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFile(path.join(CLIENT, 'assets', name), 'utf8')),
    )
    expect(all.filter((text) => text.includes(MARKS.client))).toHaveLength(1)
  })

  it('holds the form library only where a form of many fields stands, and toasts nowhere', async () => {
    const home = await firstLoad('home')
    expect(home.text).not.toContain(MARKS.formik)
    expect(home.text).not.toContain(MARKS.toasts)
    expect((await firstLoad('register-event')).text).toContain(MARKS.formik)
  })
})

describe('the build for browsers', () => {
  it('is of modules that a browser can read, whatever chunk a part came into', async () => {
    const scripts = (await readdir(path.join(CLIENT, 'assets'))).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    // Reading is enough to find an export that is nowhere defined: an early error (ECMAScript 16.2.1.1).
    const read = (name: string) => {
      const node = spawn(process.execPath, ['--check', '--input-type=module', '-'], { stdio: ['pipe', 'ignore', 'pipe'] })
      createReadStream(path.join(CLIENT, 'assets', name)).pipe(node.stdin)
      return Promise.all([name, once(node, 'close').then(([code]) => code), text(node.stderr)])
    }
    for (const name of scripts) expect(await read(name)).toEqual([name, 0, ''])
  })

  it('holds neither msw nor the lake nor the server', async () => {
    const files = await readdir(CLIENT, { recursive: true })
    // A hash may spell anything: only what a file is named after counts.
    const named = files.filter((name) => /mockServiceWorker|msw/i.test(name.replace(/-[\w-]{8}(?=\.)/, '')))
    expect(named).toEqual([])
    const scripts = files.filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    for (const name of scripts) {
      const text = await readFile(path.join(CLIENT, name), 'utf8')
      // msw's worker, an error of the lake, a header that the submissions' rate limit sets, and a word of groq-js.
      expect(text, name).not.toMatch(
        /mockServiceWorker|documentAlreadyExistsError|foreignOrigin|groq-js|the-administrator-of-a-mock/,
      )
    }
  })
})
