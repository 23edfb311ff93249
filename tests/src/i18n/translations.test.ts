import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/config.ts'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import type { FormDefinition } from '#shared/forms/form.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { registrationForm } from '#shared/forms/registration.ts'
import { createI18n, switchLanguage } from '#src/i18n/create-i18n.ts'
import { withFallback } from '../../../scripts/locale-fallback.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('../../../src/i18n/locales/*/translations.json', { eager: true, import: 'default' })
const textsOf = new Map(Object.entries(files).map(([file, texts]) => [file.split('/').at(-2) ?? '', texts]))
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[path + key, text]] : flat(text, `${path}${key}.`)))
const english = new Map(flat(textsOf.get('en') ?? {}))
const forms: FormDefinition[] = [registrationForm, demoRequestForm, brochureDownloadForm, newsletterForm]
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

/** Plural forms of a key in a language, after the categories that the language has. */
const formsOf = (key: string, language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => key.replace(/_other$/, `_${category}`))

describe.each([...textsOf.keys()])('the texts in %s', (language) => {
  const texts = new Map(flat(textsOf.get(language) ?? {}))

  it('are those of a language of the site', () => expect(LANGUAGES).toContain(language))

  it('are complete, plural forms included, and none is empty or left over', () => {
    const singular = [...english.keys()].filter((key) => !/_(one|other)$/.test(key))
    const plural = [...english.keys()].filter((key) => key.endsWith('_other')).flatMap((key) => formsOf(key, language))
    expect([...texts.keys()].sort()).toEqual([...singular, ...plural].sort())
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('name the same values', () => {
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(key.replace(/_\w+$/, '_other')) ?? ''
      expect(placeholders(text), key).toEqual(placeholders(original))
    }
  })

  it('label every field and word every message of the forms', () => {
    for (const { fields } of forms) {
      for (const [name, { messages }] of Object.entries(fields)) {
        expect(texts.has(`forms.fields.${name}`), name).toBe(true)
        for (const key of Object.values(messages)) expect(texts.has(key), key).toBe(true)
      }
    }
  })
})

describe('the English texts', () => {
  it.each([
    ['registration.heading', 'Register Now'],
    ['registration.headingRecording', 'Watch the Recording'],
    ['registration.successTitle', 'Thanks for registering!!'],
    ['registration.successMail', "You'll receive an email with details."],
    ['registration.successGreeting', 'We look forward to seeing you there!'],
    ['forms.pleaseWait', 'Please wait...'],
    ['forms.errors.required', 'Please complete this required field.'],
    ['forms.errors.emailInvalid', 'Email is invalid'],
    ['forms.errors.phoneTenDigits', 'Phone number must be exactly 10 digits'],
    ['forms.errors.provideName', 'Please provide a name.'],
    ['forms.errors.provideCompanyEmail', 'Please provide company email.'],
    ['forms.errors.providePhone', 'Please provide a phone number.'],
    ['forms.errors.provideCompanyName', 'Please provide company name.'],
    ['forms.errors.provideCountry', 'Please provide country.'],
    ['forms.errors.provideDesignation', 'Please provide designation.'],
    ['forms.errors.provideValidEmail', 'Please provide a valid email.'],
    ['forms.errors.newsletterEmail', 'Please provide valid email'],
    ['frame.about', 'About Us'],
    ['frame.contact', 'Contact Us'],
    ['frame.quickLinks', 'Quick Links'],
  ])('%s is the specification’s, word for word', (key, text) => expect(english.get(key)).toBe(text))
})

describe('translations', () => {
  it('hold one language, and another once it is chosen', async () => {
    const i18n = await createI18n({ language: 'de' })
    expect([i18n.language, i18n.t('frame.about'), i18n.hasResourceBundle('en', 'translations')]).toEqual([
      'de',
      'Über uns',
      false,
    ])
    await switchLanguage(i18n, 'en')
    expect(i18n.t('frame.about')).toBe('About Us')
  })

  it('are those of the last wish, whichever language arrives last', async () => {
    const i18n = await createI18n({ language: 'en' })
    const wishes = [switchLanguage(i18n, 'de'), switchLanguage(i18n, 'ja')]
    expect(await Promise.all(wishes)).toEqual([false, true])
    expect(i18n.language).toBe('ja')
  })

  it('count as the language does and show values as they are', async () => {
    const i18n = await createI18n({ language: 'en' })
    expect(i18n.t('forms.errors.summary', { count: 1 })).toBe('1 field needs attention.')
    expect(i18n.t('forms.errors.summary', { count: 8 })).toBe('8 fields need attention.')
    expect(i18n.t('registration.title', { title: 'R&D <Live> 5/6' })).toBe('Register for R&D <Live> 5/6')
  })

  it('read English where a language has a gap or an empty text', () => {
    const merged = withFallback({ a: 'A', b: { c: 'C', d: 'D' }, e: { f: 'F' } }, { a: '', b: { c: 'Zeh' } })
    expect(merged).toEqual({ a: 'A', b: { c: 'Zeh', d: 'D' }, e: { f: 'F' } })
  })
})
