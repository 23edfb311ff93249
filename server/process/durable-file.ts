import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Writes a file that is there whole or not at all, also after a power cut. */
export function writeDurably(file: string, text: string, mode: number): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  const descriptor = openSync(fresh, 'wx', mode)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(fresh, file)
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
