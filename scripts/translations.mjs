// `node scripts/translations.mjs`: fails on texts that are missing, unused, empty or not translated; part of `npm run check`.
import { globSync, readFileSync } from 'node:fs'
import { translationFaults } from './translation-faults.ts'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const languages = ['en', 'de', 'hi', 'ja']
const texts = Object.fromEntries(languages.map((language) => [language, read(`src/i18n/locales/${language}/translations.json`)]))
const sources = globSync(['src/**/*.{ts,tsx}', 'shared/**/*.ts', 'server/**/*.ts']).map((file) => readFileSync(file, 'utf8'))
const faults = translationFaults({ texts, sources, sameAsEnglish: read('src/i18n/locales/same-as-english.json') })

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`translations: ${languages.join(', ')} are complete`)
