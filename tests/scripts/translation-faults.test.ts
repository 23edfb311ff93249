import { expect, it } from 'vitest'
import { type TranslationCheck, translationFaults } from '../../scripts/translation-faults.ts'

const SOURCE = `
  t('frame.home'); t('hits', { count }); t(\`errors.\${failure}Title\`); t('greeting', { name })
`
const english = {
  frame: { home: 'Home' },
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
  errors: { lostTitle: 'Lost', brokenTitle: 'Broken' },
  greeting: 'Hello {{name}}',
}
const german = {
  frame: { home: 'Start' },
  hits_one: '{{count}} Treffer',
  hits_other: '{{count}} Treffer',
  errors: { lostTitle: 'Verloren', brokenTitle: 'Kaputt' },
  greeting: 'Hallo {{name}}',
}
const japanese = {
  frame: { home: 'ホーム' },
  hits_other: '{{count}}件',
  errors: { lostTitle: '紛失', brokenTitle: '故障' },
  greeting: '{{name}}さん、こんにちは',
}
const sound: TranslationCheck = {
  texts: { en: english, de: german, ja: japanese },
  sources: [SOURCE],
  sameAsEnglish: {},
}
const withGerman = (change: object) => translationFaults({ ...sound, texts: { ...sound.texts, de: { ...german, ...change } } })

it('translations are sound when every key is there, used and translated, with the plural categories of each language', () => {
  expect(translationFaults(sound)).toEqual([])
})

it('translations fail on a missing key', () => {
  const { greeting: _, ...rest } = japanese
  expect(translationFaults({ ...sound, texts: { ...sound.texts, ja: rest } })).toEqual(['ja: greeting is missing'])
})

it('translations fail on a key that is used and nowhere', () => {
  expect(translationFaults({ ...sound, sources: [SOURCE, "t('frame.exit')", "required: 'forms.errors.required'"] })).toEqual([
    'en: frame.exit is used and missing',
    'en: forms.errors.required is used and missing',
  ])
})

it('translations fail on a key that nothing uses, whatever a template for its neighbours takes in', () => {
  const errors = { ...english.errors, lostHint: 'Look again' }
  const texts = { en: { ...english, errors } }
  expect(translationFaults({ ...sound, texts })).toEqual(['en: errors.lostHint is used nowhere'])
})

it('translations fail on a key that English does not have', () => {
  expect(withGerman({ rest: 'Rest' })).toEqual(['de: rest is not a key of the English texts'])
})

it('translations fail on an empty text', () => {
  expect(withGerman({ frame: { home: ' ' } })).toEqual(['de: frame.home is empty'])
})

it('translations fail on a text that is the English one, unless a reason is listed', () => {
  const texts = { ...sound.texts, de: { ...german, frame: { home: 'Home' } } }
  expect(translationFaults({ ...sound, texts })).toEqual(['de: frame.home is the same as in English, without a reason'])
  const listed = { de: { 'frame.home': 'the same word' } }
  expect(translationFaults({ ...sound, texts, sameAsEnglish: listed })).toEqual([])
  expect(translationFaults({ ...sound, sameAsEnglish: listed })).toEqual([
    'de: frame.home is listed as the same as in English and is not',
  ])
})

it('translations fail on a plural category that the language has and the texts have not', () => {
  const { hits_one: _, ...rest } = german
  expect(translationFaults({ ...sound, texts: { ...sound.texts, de: rest } })).toEqual([
    'de: hits_one is missing, a plural category of the language',
  ])
  const polish = { ...german, frame: { home: 'Początek' } }
  expect(translationFaults({ ...sound, texts: { en: english, pl: polish } })).toEqual([
    'pl: hits_few is missing, a plural category of the language',
    'pl: hits_many is missing, a plural category of the language',
  ])
})

it('translations fail on a plural category that the language does not have', () => {
  const texts = { ...sound.texts, ja: { ...japanese, hits_one: '{{count}}件' } }
  expect(translationFaults({ ...sound, texts })).toEqual(['ja: hits_one is not a key of the English texts'])
})

it('translations fail on another placeholder', () => {
  expect(withGerman({ greeting: 'Hallo {{nmae}}' })).toEqual(['de: greeting has the placeholders (nmae) in place of (name)'])
})
