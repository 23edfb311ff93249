import type { Language } from '#shared/config.ts'
import type { PageAssets } from '#src/app/renderer.ts'

/** The part of Vite's manifest that is read here, by source path. */
interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/app/entry-client.tsx'
/** The Latin letters of the site's one family; style sheets name it too late for the first paint. */
const FONT = 'src/ui/fonts/archivo-latin.woff2'
const texts = (language: Language) => `src/i18n/locales/${language}/translations.json`

/**
 * Turns the build's manifest into the tags of a page: the entry's script, everything that it and the matched modules import, and the
 * texts of the language, which hydration waits for. A language without texts of its own reads English.
 *
 * @throws when the manifest has no entry: the build is not this site's.
 */
export function createAssetMap(manifest: Manifest) {
  const entry = manifest[ENTRY]
  const font = manifest[FONT]
  if (!entry) throw new Error(`The build's manifest has no ${ENTRY}`)
  return (moduleIds: readonly string[], language: Language): PageAssets => {
    const locale = manifest[texts(language)] ? texts(language) : texts('en')
    const seen = new Set<string>()
    const styles = new Set<string>()
    const preloads = new Set<string>()
    const walk = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.add(key)
      for (const imported of chunk.imports ?? []) walk(imported)
      for (const style of chunk.css ?? []) styles.add(`/${style}`)
      if (chunk !== entry) preloads.add(`/${chunk.file}`)
    }
    for (const key of [ENTRY, ...moduleIds, locale]) walk(key)
    return { scripts: [`/${entry.file}`], preloads: [...preloads], styles: [...styles], fonts: font ? [`/${font.file}`] : [] }
  }
}
