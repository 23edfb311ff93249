/**
 * Prints `content/files/*.pdf` from the brochure sources as tagged PDF with title, language and outline:
 * `node scripts/content/print-brochures.mjs`. Chromium is CHROMIUM_PATH, else the one that Playwright finds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { brochureHtml } from './brochure-html.ts'
import { readSources } from './source-file.ts'

const content = new URL('../../content/', import.meta.url)
const font = new URL(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'))
const executablePath = process.env.CHROMIUM_PATH
const folder = mkdtempSync(join(tmpdir(), 'brochures-'))
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
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
