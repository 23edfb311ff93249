import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file that is there whole or not at all, also after a power cut. */
export function writeDurably(file: string, text: string, mode: number): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const descriptor = openSync(fresh, 'wx', mode)
    try {
      writeFileSync(descriptor, text) // a single write may take a part only
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(fresh, file)
  } catch (error) {
    rmSync(fresh, { force: true }) // a full disk needs the room
    throw error
  }
  syncFolder(path.dirname(file))
}

/** Makes renames in a folder durable. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
