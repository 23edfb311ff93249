import { expect, test } from 'vitest'
import { createTestLake } from '../support/test-lake.ts'

test('an answer may be eight times as large for a caller with a token, beyond that it is refused', async () => {
  const lake = createTestLake()
  await lake.client('editor').create({ _id: 'long', _type: 'doc', text: 'x'.repeat(1_000_000) })
  const answer = async (copies: number, as: 'anonymous' | 'viewer') => {
    const query = `*[_id == "long"][0]{${Array.from({ length: copies }, (_, n) => `"t${n}": text`).join(', ')}}`
    const response = await lake.request(`/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`, { as })
    return { status: response.status, body: await response.json() }
  }
  expect((await answer(3, 'anonymous')).status).toBe(200)
  expect(await answer(4, 'anonymous')).toEqual({
    status: 400,
    body: { error: { type: 'queryEvaluationError', description: 'The result of the query is larger than 4000000 characters' } },
  })
  expect((await answer(4, 'viewer')).status).toBe(200)
  expect((await answer(32, 'viewer')).status).toBe(400)
  lake.close()
})
