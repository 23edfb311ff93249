import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from '#server/process/data-folder.ts'

let scratch: string
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'folder-'))
})
afterEach(() => rmSync(scratch, { recursive: true }))

describe('the data folder', () => {
  it('is made for its owner alone', () => {
    const folder = openDataFolder(path.join(scratch, 'a', 'b'))
    expect(statSync(folder.path).mode & 0o777).toBe(0o700)
    folder.release()
  })

  it('makes a secret once and keeps it over restarts', () => {
    const first = openDataFolder(scratch)
    const made = first.secret('key', () => 'one'.repeat(11))
    first.release()
    const second = openDataFolder(scratch)
    expect(second.secret('key', () => 'two'.repeat(11))).toBe(made)
    expect(readFileSync(second.file('key'), 'utf8')).toBe(`${'one'.repeat(11)}\n`)
    expect(statSync(second.file('key')).mode & 0o777).toBe(0o600)
    second.release()
  })

  it.each(['a\n', '\u0000'.repeat(40), `${'a'.repeat(40)} ${'b'.repeat(40)}`])(
    'takes no remains of a secret for one: %j',
    (remains) => {
      const folder = openDataFolder(scratch)
      writeFileSync(folder.file('key'), remains)
      expect(() => folder.secret('key', () => 'new')).toThrow(/^The file .*key is damaged: .*\.$/)
      expect(readFileSync(folder.file('key'), 'utf8')).toBe(remains)
      folder.release()
    },
  )

  it('says so when a secret is a folder', () => {
    const folder = openDataFolder(scratch)
    mkdirSync(folder.file('key'))
    expect(() => folder.secret('key', () => 'new')).toThrow(/^The file .*key can't be read .*\.$/)
    folder.release()
  })

  it('is one process’s alone until that lets go of it', () => {
    const first = openDataFolder(scratch)
    expect(() => openDataFolder(scratch)).toThrow(/^Another process is using the data folder .*\.$/)
    first.release()
    openDataFolder(scratch).release()
  })

  it('says so when the lock is a file of something else', () => {
    writeFileSync(path.join(scratch, 'lock'), 'Not a database at all. '.repeat(500))
    expect(() => openDataFolder(scratch)).toThrow(/^The file .*lock is damaged: delete it, .*\.$/)
  })

  it('takes no notice of what a killed process left behind', () => {
    writeFileSync(path.join(scratch, 'lock'), '')
    openDataFolder(scratch).release()
  })

  it('can not be a file, and nothing is left of the try', () => {
    const file = path.join(scratch, 'file')
    writeFileSync(file, 'mine')
    expect(() => openDataFolder(path.join(file, 'data'))).toThrow(/can't be written .*DATA_DIR/)
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(existsSync(`${file}/data`)).toBe(false)
  })
})
