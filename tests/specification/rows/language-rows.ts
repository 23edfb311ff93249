import type { Row } from '../row.ts'

const translations = 'tests/src/i18n/translations.test.ts'
const language = 'tests/shared/language.test.ts'
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
  { id: 'S12.5', open: 'cards that open a new tab leave the prefix' },
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
    ],
  },
  { id: 'S12.10', open: 'no test opens a page with the choice in local storage alone yet' },
  { id: 'S12.11', tests: [{ file: translations, title: 'label every field and word every message of the forms' }] },
]
