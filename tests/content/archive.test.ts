import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { shiftContent } from '#shared/content-shift.ts'
import { packContent } from '../../scripts/content/archive.ts'
import { tar } from '../../scripts/content/tar.ts'
import { contentFolder, documents, manifest } from './dataset.ts'

/** Reads an archive as POSIX describes it: name at 0, size in octal at 124, sum of the header at 148, magic at 257. */
function untar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  while (archive[at] !== 0) {
    const header = Buffer.from(archive.subarray(at, at + 512))
    const text = (from: number, to: number) => header.toString('latin1', from, to).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 136), 8)
    const sum = Number.parseInt(text(148, 156), 8)
    expect(header.toString('latin1', 257, 265)).toBe('ustar\u000000')
    expect(header.fill(' ', 148, 156).reduce((total, byte) => total + byte, 0)).toBe(sum)
    files.set(text(0, 100), archive.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  expect(archive.subarray(at).every((byte) => byte === 0) && archive.length - at).toBe(1024)
  return files
}

describe('the packed archive', () => {
  it('holds the documents, moved to the day, and every image and file', () => {
    const day = new Date('2031-08-20T09:00:00Z')
    const files = untar(gunzipSync(packContent(contentFolder, day)))
    const lines = files.get('content/data.ndjson')?.toString('utf8').trimEnd().split('\n') ?? []
    expect(lines.map((line) => JSON.parse(line))).toEqual(shiftContent(documents, day, manifest))
    const assets = lines.flatMap((line) => line.match(/file:\/\/\.\/(images|files)\/[\w.-]+/g) ?? [])
    expect(assets.filter((asset) => !files.has(asset.replace('file://./', 'content/')))).toEqual([])
    expect(files.get('content/files/company-profile.pdf')?.toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('pads files to whole blocks, also empty ones and those of exactly a block', () => {
    const contents = [0, 1, 511, 512, 513].map((size) => Buffer.alloc(size, 'x'))
    const files = untar(
      tar(
        contents.map((content, index) => ({ name: `f${index}`, content })),
        1_700_000_000,
      ),
    )
    expect([...files.values()].map((content) => content.length)).toEqual([0, 1, 511, 512, 513])
  })

  it('refuses a path that the format cannot hold', () => {
    expect(() => tar([{ name: 'x'.repeat(101), content: Buffer.alloc(0) }], 0)).toThrow('at most 100 bytes')
  })
})
