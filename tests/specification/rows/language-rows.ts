import type { Row } from '../row.ts'

const translations = 'tests/src/i18n/translations.test.ts'
const language = 'tests/shared/language.test.ts'
const journey = 'tests/journeys/language.spec.ts'
const rendered = 'tests/src/app/rendered-pages.test.tsx'
const navigation = 'tests/journeys/navigation.spec.ts'
const routes = 'tests/src/pages/routes.test.ts'
const server = 'tests/server/app.test.ts'

/** S12, languages. */
export const languageRows: readonly Row[] = [
  {
    id: 'S12.1',
    tests: [
      { file: translations, title: 'are complete, plural forms included, and none is empty or left over' },
      { file: language, title: 'are English, the fallback, German, Hindi and Japanese' },
    ],
  },
  { id: 'S12.2', tests: [{ file: language, title: 'is the prefix, then the stored choice, then the browser’s, then English' }] },
  { id: 'S12.3', tests: [{ file: language, title: 'are kept under i18nextLng' }] },
  { id: 'S12.4', tests: [{ file: navigation, title: 'fetches no translation as a file, also when the language changes' }] },
  {
    id: 'S12.5',
    tests: [
      { file: rendered, title: 'keeps the language prefix in the links inside' },
      {
        file: journey,
        title: 'an address with a language prefix fixes the language, keeps it in its links and leaves the stored choice alone',
      },
    ],
  },
  { id: 'S12.6', tests: [{ file: routes, title: '%s is redirected in one step to %s' }] },
  { id: 'S12.7', tests: [{ file: routes, title: 'names its other languages, the bare one as default' }] },
  {
    id: 'S12.8',
    tests: [
      { file: server, title: 'keeps language and consent for a year where scripts can read them' },
      { file: language, title: 'is the prefix, then the stored choice, then the browser’s, then English' },
    ],
  },
  {
    id: 'S12.9',
    tests: [
      { file: language, title: 'are not found in %j' },
      { file: language, title: 'passes over a stored value that is junk' },
      { file: journey, title: 'what is damaged in storage is no language, and is replaced' },
      {
        file: journey,
        title: 'texts that do not arrive leave the page in the language that it has, and the console says so',
      },
    ],
  },
  {
    id: 'S12.10',
    tests: [
      { file: journey, title: `the main stories work in \${language}, which comes from \${how}, and hydrate without a word` },
    ],
  },
  { id: 'S12.11', tests: [{ file: translations, title: 'label every field and word every message of the forms' }] },
]
