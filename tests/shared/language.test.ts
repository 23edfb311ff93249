import { describe, expect, it } from 'vitest'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#shared/config.ts'
import { cookieValue } from '#shared/cookies.ts'
import { LANGUAGE_KEY, localizedPath, negotiateLanguage, splitLanguage, supportedLanguage } from '#shared/language.ts'

describe('languages', () => {
  it('are English, the fallback, German, Hindi and Japanese', () => {
    expect(LANGUAGES).toEqual(['en', 'de', 'hi', 'ja'])
    expect(FALLBACK_LANGUAGE).toBe('en')
  })

  it('are kept under i18nextLng', () => expect(LANGUAGE_KEY).toBe('i18nextLng'))

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['EN_us', 'en'],
    [' ja ', 'ja'],
  ])('are found in %j', (tag, language) => expect(supportedLanguage(tag)).toBe(language))

  it.each([undefined, null, '', 'undefined', 'fr', 'xx-bogus!', 'cimode', 'd', 'deu', 'x'.repeat(5_000), '__proto__'])(
    'are not found in %j',
    (tag) => expect(supportedLanguage(tag)).toBeNull(),
  )
})

describe('the language of a page', () => {
  const asked = { pathname: '/events', cookie: 'a=b; i18nextLng=hi', acceptLanguage: 'de' }

  it('is the prefix, then the stored choice, then the browser’s, then English', () => {
    expect(negotiateLanguage({ ...asked, pathname: '/ja/events' })).toBe('ja')
    expect(negotiateLanguage(asked)).toBe('hi')
    expect(negotiateLanguage({ ...asked, cookie: null })).toBe('de')
    expect(negotiateLanguage({ pathname: '/events' })).toBe('en')
  })

  it('passes over a stored value that is junk', () => {
    expect(negotiateLanguage({ ...asked, cookie: 'i18nextLng=undefined' })).toBe('de')
  })

  it('follows the wishes of the browser by weight and leaves out what it refuses', () => {
    const of = (acceptLanguage: string) => negotiateLanguage({ pathname: '/', acceptLanguage })
    expect(of('fr, ja;q=0.4, de-CH;q=0.8')).toBe('de')
    expect(of('de;q=0, hi;q=0.1')).toBe('hi')
    expect(of('fr-FR,fr;q=0.9,*;q=0.5')).toBe('en')
    expect(of(';;,,q=,')).toBe('en')
  })
})

describe('prefixes', () => {
  it.each(['de', 'hi', 'ja'] as const)('/%s stands before an address and can be taken off again', (language) => {
    expect(localizedPath('/events', language)).toBe(`/${language}/events`)
    expect(localizedPath('/', language)).toBe(`/${language}`)
    expect(splitLanguage(`/${language}/events`)).toEqual({ prefix: language, path: '/events' })
    expect(splitLanguage(`/${language}`)).toEqual({ prefix: language, path: '/' })
  })

  it('are none for English and for words that begin alike', () => {
    expect(localizedPath('/events', 'en')).toBe('/events')
    for (const path of ['/en/events', '/denmark', '/', '/events/de']) expect(splitLanguage(path)).toEqual({ prefix: null, path })
  })
})

describe('a cookie', () => {
  it('is found by its whole name', () => {
    expect(cookieValue('xi18nextLng=de; i18nextLng=ja;b', 'i18nextLng')).toBe('ja')
    expect(cookieValue('xi18nextLng=de', 'i18nextLng')).toBeNull()
    expect(cookieValue(null, 'i18nextLng')).toBeNull()
  })
})
