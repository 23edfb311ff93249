import { afterEach, expect, test } from 'vitest'
import { LakeError } from '#lake/documents/lake-error.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'
import { createTestLake, type TestLake } from '../support/test-lake.ts'

let lake: TestLake
afterEach(() => lake.close())

test('an upload that finds no room is refused with 507, makes no document, and works once there is room', async () => {
  let isFull = true
  const blobs = createMemoryBlobs()
  const disk = {
    ...blobs,
    async put(path: string, bytes: Uint8Array) {
      if (isFull) throw new LakeError('insufficientStorage', 'No room left to store this')
      await blobs.put(path, bytes)
    },
  }
  lake = createTestLake(createMemoryStorage(), {}, { blobs: disk })
  const upload = () =>
    lake.request('/v1/assets/files/production?filename=a.txt', { as: 'editor', method: 'POST', body: 'content' })
  const refused = await upload()
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject({
    statusCode: 507,
    error: 'Insufficient Storage',
    message: 'No room left to store this',
  })
  expect(await lake.client('editor').fetch('count(*[_type == "sanity.fileAsset"])')).toBe(0)
  isFull = false
  expect((await upload()).status).toBe(200)
})
