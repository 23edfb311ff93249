import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDiskBlobs } from '#lake/assets/disk-blobs.node.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = (length: number) => new Uint8Array(length).fill(7)

describe('blobs on disk', () => {
  test('are there after a restart', async () => {
    await createDiskBlobs(folder).put('images/a/b.png', bytes(10))
    expect(new Uint8Array((await createDiskBlobs(folder).get('images/a/b.png')) ?? [])).toEqual(bytes(10))
  })

  test('are null when they are not there, and after they were deleted', async () => {
    const blobs = createDiskBlobs(folder)
    expect(await blobs.get('nothing')).toBeNull()
    await blobs.put('a', bytes(1))
    await blobs.delete('a')
    await blobs.delete('a')
    expect(await blobs.get('a')).toBeNull()
  })

  test('may stand below the path of another', async () => {
    const blobs = createDiskBlobs(folder)
    await blobs.put('a.png', bytes(1))
    await blobs.put('a.png/w-10', bytes(2))
    expect((await blobs.get('a.png'))?.length).toBe(1)
    expect((await blobs.get('a.png/w-10'))?.length).toBe(2)
  })

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/./b', '', 'a\u0000b', 'a\\b'])(
    'never leave their folder: %j',
    async (name) => {
      await expect(createDiskBlobs(folder).get(name)).rejects.toMatchObject({ status: 400 })
      await expect(createDiskBlobs(folder).put(name, bytes(1))).rejects.toMatchObject({ status: 400 })
    },
  )

  test('leave no half-written file behind when written at once', async () => {
    const blobs = createDiskBlobs(folder)
    await Promise.all(Array.from({ length: 10 }, () => blobs.put('same', bytes(100_000))))
    expect(await readdir(folder)).toEqual(['same.blob'])
  })

  test('with a limit drop what was used longest ago', async () => {
    const cache = createDiskBlobs(folder, { maximalBytes: 3000 })
    for (const [index, name] of ['old', 'middle', 'new'].entries()) {
      await cache.put(name, bytes(1000))
      await utimes(path.join(folder, `${name}.blob`), 1000 + index, 1000 + index)
    }
    await cache.get('old')
    await cache.put('newest', bytes(1000))
    expect(await cache.get('middle')).toBeNull()
    expect(await cache.get('old')).not.toBeNull()
    expect(await cache.get('newest')).not.toBeNull()
  })
})
