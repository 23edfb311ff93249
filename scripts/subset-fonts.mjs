// Makes the two font files of src/ui/fonts from @fontsource-variable/archivo: both axes limited to the ranges in use, and only the
// characters below. Needed only after an update of that package or a change of the type tokens, so its tool is not in the package set:
// `npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs`. The results are committed.
import { readFile, writeFile } from 'node:fs/promises'
// biome-ignore lint/correctness/noUndeclaredDependencies: installed for the run alone, see above
import subsetFont from 'subset-font'

const SOURCE = new URL('../node_modules/@fontsource-variable/archivo/files/', import.meta.url)
const TARGET = new URL('../src/ui/fonts/', import.meta.url)

/** Ranges of `font-stretch` (percent) and `font-weight` that src/ui/tokens.css uses. */
const AXES = { wdth: { min: 100, max: 118, default: 100 }, wght: { min: 400, max: 700, default: 400 } }

/** Tabular figures, kerning and the forms that accents need; the rest of Archivo's features stays out. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'case']

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıˆ˜–—‘’‚“”„†•…‹›€™−×÷²³−→↑↓`
/** Latin Extended-A: names of visitors and cities in Czech, Polish, Turkish, and the like; loaded by a page that shows one. */
const LATIN_EXT = `${range(0x100, 0x17f)}ȘșȚț`

async function make(source, target, text) {
  const font = await readFile(new URL(source, SOURCE))
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES })
  await writeFile(new URL(target, TARGET), subset)
  console.log(`${target} ${subset.length} bytes`)
}

await make('archivo-latin-wdth-normal.woff2', 'archivo-latin.woff2', LATIN)
await make('archivo-latin-ext-wdth-normal.woff2', 'archivo-latin-ext.woff2', LATIN_EXT)
