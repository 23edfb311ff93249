/**
 * Packs the starter dataset, its sample dates moved to today, for Sanity's own import:
 * `npm run content:pack [-- <file>]`, then `sanity datasets import <file> <dataset>`. Default file: `dist/content.tar.gz`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packContent } from './archive.ts'

const file = process.argv[2] ?? 'dist/content.tar.gz'
const archive = packContent(new URL('../../content/', import.meta.url), new Date())
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, archive)
console.log(`Wrote ${file} (${Math.ceil(archive.length / 1024)} kB).`)
