import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Major version of the Chromium that Debian stable brings and CI installs: the committed pictures are its own. */
export const BASELINE_MAJOR = 156
export const BASELINE = path.resolve(import.meta.dirname, '../journeys/visual-baseline')

export const baselineFile = (name: string) => path.join(BASELINE, name)

/** Height in pixels of a committed picture (PNG, 11.2.2: IHDR holds width and height), or null without one. */
export function baselineHeight(name: string): number | null {
  const file = baselineFile(name)
  return existsSync(file) ? readFileSync(file).readUInt32BE(20) : null
}
