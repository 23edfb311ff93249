// `npm run test:baseline`: takes the pictures of the visual tests anew. Look at them before committing.
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'

const chromium = await findChromium()
if (!chromium) throw new Error('The pictures need Chromium: install it, or name one in CHROMIUM_PATH.')
const built = await run('node', ['scripts/build.mjs', '--if-stale'], { NODE_ENV: 'production' })
const update = ['test', 'visual.spec.ts', '--update-snapshots=all']
process.exitCode = built || (await run('playwright', update, { CHROMIUM_PATH: chromium }))
