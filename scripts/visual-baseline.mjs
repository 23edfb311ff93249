// `npm run test:baseline`: takes the pictures of the visual tests anew and stores them with few colours. Look at them before committing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'

const FOLDER = 'tests/journeys/visual-baseline'
/** Four bits a pixel. */
const COLOURS = 16

const chromium = await findChromium()
const built = await run('node', ['scripts/build.mjs', '--if-stale'], { NODE_ENV: 'production' })
const taken =
  built === 0
    ? await run('playwright', ['test', 'visual.spec.ts', '--update-snapshots=all'], chromium ? { CHROMIUM_PATH: chromium } : {})
    : built
for (const name of readdirSync(FOLDER)) {
  const file = path.join(FOLDER, name)
  const options = { palette: true, colours: COLOURS, effort: 10, dither: 0 }
  const small = await sharp(readFileSync(file)).png(options).toBuffer()
  writeFileSync(file, small)
}
process.exitCode = taken
