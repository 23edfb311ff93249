import { expect } from 'vitest'
import type { CaseGroup, World } from './world.ts'

/** A PNG of 3 by 2 pixels, only its header, as far as sizes are read from it; unique by its last bytes. */
function tinyPng(unique: string): Uint8Array {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR42mNk+M9QDwAEhQGBrKfl5wAAAABJRU5ErkJggg=='
  const png = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Uint8Array([...png, ...new TextEncoder().encode(unique)])
}

async function sha1(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new Uint8Array(bytes)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const upload = (world: World, name: string) =>
  world.client('administrator').assets.upload('image', Buffer.from(tinyPng(world.id(name))), {
    filename: 'tiny.png',
    contentType: 'image/png',
    label: 'label',
    title: 'A title',
  })
const uploadFile = (world: World, name: string, filename = 'notes.txt') =>
  world.client('administrator').assets.upload('file', Buffer.from(`0123456789 ${world.id(name)}`), { filename })
/** Assets lie outside the versioned API. */
const deliver = (world: World, url: string, headers: Record<string, string> = {}) =>
  world.api(`${new URL(url).pathname}${new URL(url).search}`, { headers })

/** Uploads and delivery. */
export const assetCases: CaseGroup = {
  title: 'assets',
  cases: [
    {
      title: 'makes a document of an image, named after its bytes',
      async run(world) {
        const hash = await sha1(tinyPng(world.id('image')))
        const document = await upload(world, 'image')
        expect(document).toMatchObject({
          _id: `image-${hash}-3x2-png`,
          _type: 'sanity.imageAsset',
          assetId: hash,
          sha1hash: hash,
          extension: 'png',
          mimeType: 'image/png',
          originalFilename: 'tiny.png',
          label: 'label',
          title: 'A title',
          path: `images/${world.projectId}/${world.dataset}/${hash}-3x2.png`,
          size: tinyPng(world.id('image')).byteLength,
          metadata: { dimensions: { width: 3, height: 2, aspectRatio: 1.5 } },
        })
        expect(document.url.endsWith(`/${document.path}`)).toBe(true)
      },
    },
    {
      title: 'gives the same document for the same bytes',
      async run(world) {
        const [first, second] = [await upload(world, 'same'), await upload(world, 'same')]
        expect(second).toEqual(first)
      },
    },
    {
      title: 'gives the same document when the same bytes arrive at once',
      async run(world) {
        const both = await Promise.all([upload(world, 'at-once'), upload(world, 'at-once')])
        expect(both[0]?._rev).toBe(both[1]?._rev)
      },
    },
    {
      title: 'makes a document of a file',
      async run(world) {
        const document = await uploadFile(world, 'file')
        const hash = await sha1(new TextEncoder().encode(`0123456789 ${world.id('file')}`))
        expect(document).toMatchObject({
          _id: `file-${hash}-txt`,
          _type: 'sanity.fileAsset',
          extension: 'txt',
          originalFilename: 'notes.txt',
        })
      },
    },
    {
      title: 'refuses an image that is none with 400',
      async run(world) {
        for (const body of ['<html></html>', '', '%PDF-1.4']) {
          const response = await world.api(`/assets/images/${world.dataset}`, {
            as: 'administrator',
            method: 'POST',
            body,
            headers: { 'Content-Type': 'image/png' },
          })
          expect(response.status, body).toBe(400)
        }
      },
    },
    {
      title: 'refuses uploads without a token and by viewers',
      async run(world) {
        for (const as of ['anonymous', 'viewer'] as const) {
          const response = await world.api(`/assets/files/${world.dataset}`, { as, method: 'POST', body: 'x' })
          expect(response.status, as).toBe(403)
        }
      },
      onlyLocal: true,
    },
    {
      title: 'delivers an image to everybody, to be kept for ever',
      async run(world) {
        const { url } = await upload(world, 'delivered')
        const response = await deliver(world, url)
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toBe('image/png')
        expect(response.headers.get('Cache-Control')).toContain('immutable')
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(tinyPng(world.id('delivered')))
      },
      onlyLocal: true,
    },
    {
      title: 'delivers under a vanity name',
      async run(world) {
        const { url } = await upload(world, 'vanity')
        expect((await deliver(world, `${url}/my-picture.png`)).status).toBe(200)
      },
      onlyLocal: true,
    },
    {
      title: 'answers 304 to who has it',
      async run(world) {
        const { url } = await upload(world, 'cached')
        const etag = (await deliver(world, url)).headers.get('ETag') ?? ''
        const again = await deliver(world, url, { 'If-None-Match': etag })
        expect(again.status).toBe(304)
        expect(await again.text()).toBe('')
      },
      onlyLocal: true,
    },
    ...(
      [
        ['bytes=0-3', 206, '0123', 'bytes 0-3/'],
        ['bytes=5-', 206, '56789', 'bytes 5-'],
        ['bytes=-2', 206, '', 'bytes '],
        ['bytes=9999-', 416, '', 'bytes */'],
        ['bytes=0-1,4-5', 200, '0123456789', null],
        ['lines=1-2', 200, '0123456789', null],
        ['bytes=3-1', 200, '0123456789', null],
      ] as const
    ).map(([range, status, start, contentRange]) => ({
      title: `answers the range ${range} with ${status}`,
      async run(world: World) {
        const { url } = await uploadFile(world, 'ranges')
        const response = await deliver(world, url, { Range: range })
        expect(response.status).toBe(status)
        expect((await response.text()).startsWith(start)).toBe(true)
        if (contentRange === null) expect(response.headers.get('Content-Range')).toBeNull()
        else expect(response.headers.get('Content-Range')).toContain(contentRange)
      },
      onlyLocal: true as const,
    })),
    {
      title: 'offers a download under a name',
      async run(world) {
        const { url } = await uploadFile(world, 'download')
        const disposition = (await deliver(world, `${url}?dl=B%C3%BCcher%22.txt`)).headers.get('Content-Disposition')
        expect(disposition).toBe(`attachment; filename="B_cher_.txt"; filename*=UTF-8''B%C3%BCcher%22.txt`)
      },
      onlyLocal: true,
    },
    {
      title: 'never delivers a file as a page that could run',
      async run(world) {
        const { url } = await uploadFile(world, 'page', 'evil.html')
        const { headers } = await deliver(world, url)
        expect(headers.get('Content-Type')).toBe('application/octet-stream')
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Content-Security-Policy')).toContain('sandbox')
      },
      onlyLocal: true,
    },
    {
      title: 'locks an SVG down',
      async run(world) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script>alert(1)</script><title>${world.id('svg')}</title></svg>`
        const { _id, url } = await world
          .client('administrator')
          .assets.upload('image', Buffer.from(svg), { filename: 'a.svg', contentType: 'image/svg+xml' })
        expect(_id).toMatch(/-4x2-svg$/)
        const { headers } = await deliver(world, url)
        expect(headers.get('Content-Type')).toBe('image/svg+xml')
        expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
      },
      onlyLocal: true,
    },
    ...['w=abc', 'fit=shrink', 'rect=1,2', 'rect=-1,0,5,5', 'bg=zzz', 'or=45', 'fm=exe', 'h=NaN'].map((search) => ({
      title: `refuses the image parameter ${search}`,
      async run(world: World) {
        const { url } = await upload(world, 'parameters')
        expect((await deliver(world, `${url}?${search}`)).status).toBe(400)
      },
      onlyLocal: true as const,
    })),
    {
      title: 'varies by Accept only where the format does',
      async run(world) {
        const { url } = await upload(world, 'vary')
        expect((await deliver(world, `${url}?auto=format&w=2`)).headers.get('Vary')).toContain('Accept')
        expect((await deliver(world, `${url}?w=2`)).headers.get('Vary') ?? '').not.toContain('Accept,')
      },
      onlyLocal: true,
    },
    ...[
      'images/local/production/../../x',
      'images/other/production/a.png',
      'images/local/production/nothing.png',
      'files/local/production/0123456789012345678901234567890123456789.txt',
      'images/local/production/',
    ].map((path) => ({
      title: `answers 404 to /${path}`,
      async run(world: World) {
        const response = await world.api(`/${path}`)
        expect(response.status).toBe(404)
      },
      onlyLocal: true as const,
    })),
    {
      title: 'no longer delivers an asset whose document is gone, and takes it back when it is uploaded again',
      async run(world) {
        const { _id, url } = await upload(world, 'erased')
        await world.client('administrator').delete(_id)
        expect((await deliver(world, url)).status).toBe(404)
        await upload(world, 'erased')
        expect((await deliver(world, url)).status).toBe(200)
      },
      onlyLocal: true,
    },
  ],
}
