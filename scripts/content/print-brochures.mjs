/**
 * Prints `content/files/*.pdf` from the brochure sources as tagged PDF with title, language and outline:
 * `npm run content:brochures`. The covers show `content/images/`, so print again when an illustration changes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.mjs'
import { brochureHtml } from './brochure-html.ts'
import { readSources } from './source-file.ts'

const content = new URL('../../content/', import.meta.url)
const font = new URL(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'))
const executablePath = await findChromium()
if (!executablePath) throw new Error('Printing needs a Chromium: install one or set CHROMIUM_PATH.')
const folder = mkdtempSync(join(tmpdir(), 'brochures-'))
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage()
  for (const source of readSources('brochures')) {
    const file = join(folder, `${source.name}.html`)
    writeFileSync(file, brochureHtml(source, new URL(`images/brochure-${source.name}.png`, content), font))
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(() => document.fonts.ready)
    const path = fileURLToPath(new URL(`files/${source.name}.pdf`, content))
    const pdf = await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    console.log(`${source.name}.pdf ${Math.ceil(pdf.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
