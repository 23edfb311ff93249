import { readFile } from 'node:fs/promises'
import type { Language } from '#shared/config.ts'
import type { PageAssets } from '#src/app/renderer.ts'

interface Chunk {
  file: string
  imports: readonly string[]
  css: readonly string[]
}

type Manifest = ReadonlyMap<string, Chunk>

const ENTRY = 'src/app/entry-client.tsx'
const textsModule = (language: Language) => `src/i18n/locales/${language}/translations.json`

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

/** Reads the manifest that Vite writes beside the browser's build. */
export async function readManifest(file: string): Promise<Manifest> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  const chunks = Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, chunk]): [string, Chunk] => {
    const { file: name, imports, css } = chunk
    return [key, { file: String(name), imports: strings(imports), css: strings(css) }]
  })
  return new Map(chunks)
}

/** Chunks of `keys` and of all that they import, each once, importers first. */
function reachable(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest.get(key)
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}

/** Finds the files that a page needs from its first byte on, so that the browser asks for all of them at once. */
export function createSiteAssets(manifest: Manifest): (moduleIds: readonly string[], language: Language) => PageAssets {
  const address = (file: string) => `/${file}`
  return (moduleIds, language) => {
    const chunks = reachable(manifest, [ENTRY, ...moduleIds, textsModule(language)])
    const [entry, ...others] = chunks.map(({ file }) => address(file))
    if (entry === undefined) throw new Error(`Failed to find ${ENTRY} in the manifest of the build`)
    const scripts = others.filter((file) => file.endsWith('.js'))
    return { scripts: [entry], preloads: scripts, styles: [...new Set(chunks.flatMap(({ css }) => css.map(address)))] }
  }
}
