import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BASELINE } from '../support/baseline.ts'

const LIMIT = 4_000_000
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

it('the committed pictures of four pages in four widths and two schemes are one set of less than 4 MB', () => {
  const names = readdirSync(BASELINE)
  expect(names).toHaveLength(4 * 4 * 2)
  expect(
    names.filter((name) => !/^(landing|events|registration|styleguide)-(360|768|1024|1440)-(light|dark)\.png$/.test(name)),
  ).toEqual([])
  expect(sum(names.map((name) => statSync(path.join(BASELINE, name)).size))).toBeLessThan(LIMIT)
})
