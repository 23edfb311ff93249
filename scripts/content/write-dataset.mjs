/** Writes `content/data.ndjson` and `content/manifest.json` from the sources: `npm run content:write`. */
import { writeFileSync } from 'node:fs'
import { createDataset, createManifest, toNdjson } from './dataset.ts'

const content = new URL('../../content/', import.meta.url)
const documents = createDataset()
writeFileSync(new URL('data.ndjson', content), toNdjson(documents))
writeFileSync(new URL('manifest.json', content), `${JSON.stringify(createManifest(), null, 2)}\n`)
console.log(`Wrote ${documents.length} documents.`)
