import { readdirSync, readFileSync } from 'node:fs'

/** A readable source: `key: value` lines between two `---` lines, then a text, and after a line `# Card` the text of the card. */
export interface SourceFile {
  /** File name without extension. */
  name: string
  settings: Record<string, string>
  text: string
  card: string | undefined
}

function parseSource(name: string, source: string): SourceFile {
  const [before, head = '', body, more] = source.split(/^---$/m)
  if (before !== '' || body === undefined || more !== undefined)
    throw new Error(`Failed to read ${name}: expected settings between two lines of ---`)
  const settings: Record<string, string> = {}
  for (const line of head.trim().split('\n')) {
    const colon = line.indexOf(': ')
    if (colon < 1) throw new Error(`Failed to read ${name}: expected "key: value", got "${line}"`)
    settings[line.slice(0, colon)] = line.slice(colon + 2).trim()
  }
  const [text = '', card] = body.split(/^# Card$/m)
  return { name, settings, text, card }
}

/** Reads all Markdown sources of one folder below `sources/`, in the order of their names. */
export function readSources(folder: string): SourceFile[] {
  const directory = new URL(`./sources/${folder}/`, import.meta.url)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseSource(file.slice(0, -'.md'.length), readFileSync(new URL(file, directory), 'utf8')))
}

/** Returns a setting that must be there; throws Error naming the file otherwise. */
export function setting({ name, settings }: SourceFile, key: string): string {
  const value = settings[key]
  if (!value) throw new Error(`Failed to read ${name}: expected a line "${key}: …"`)
  return value
}
