import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinkTarget, isWebAddress } from '#shared/link-target.ts'
import { checkRedirectLoop, checkRedirectSource } from '#studio/validation/redirects.ts'
import { checkAfter, checkAltText, checkFreeSlug, checkRectangle, checkUrlSafe } from '#studio/validation/rules.ts'
import { checkTimeZone, isTimeZone, timeZones } from '#studio/validation/time-zones.ts'

describe('link targets', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b#c',
    'mailto:info@example.com',
    'tel:+912055500100',
    '/events',
    '/a?b=1#c',
    '#top',
    '?q=1',
  ])('accept %s', (href) => expect(isLinkTarget(href)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://',
    'events',
    '',
    'https://site.example@other.example',
  ])('refuse %j', (href) => expect(isLinkTarget(href)).toBe(false))

  it('never accept what a browser would read as another scheme or another host', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '\t', '\n', ' ', ':', 'javascript', 'data', 'https', '?', '#', '.', 'a', '\u0000'),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const href = parts.join('')
        if (!isLinkTarget(href)) return
        const url = new URL(href, 'https://site.example/page')
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (/^[/?#]/.test(href)) expect(url.origin).toBe('https://site.example')
      }),
    )
  })

  it('tell a web address from the rest', () => {
    expect(isWebAddress('https://meet.example/abc')).toBe(true)
    for (const href of ['/events', 'mailto:a@b.c', 'https:/x', 'ftp://a.b']) expect(isWebAddress(href)).toBe(false)
  })
})

describe('slugs', () => {
  it.each(['factory-automation-expo-2024', 'a', '2024'])('%s is safe in an address', (slug) =>
    expect(checkUrlSafe(slug)).toBe(true),
  )
  it.each(['Expo', 'a b', 'a--b', '-a', 'a-', 'a/b', 'é', 'r&d', 'a%20b'])('%s is not', (slug) =>
    expect(checkUrlSafe(slug)).toEqual(expect.any(String)),
  )
  it.each(['events', 'api', 'studio', 'de', 'v1', 'vx', 'machine-safety', 'assets'])('/%s is the site’s own', (slug) =>
    expect(checkFreeSlug(slug)).toContain(`/${slug}`),
  )
  it('leaves other addresses to landing pages', () => expect(checkFreeSlug('spring-campaign')).toBe(true))
})

describe('time zones', () => {
  it('are offered under their present names', () => {
    expect(timeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'UTC']))
    expect(timeZones()).not.toContain('Asia/Calcutta')
  })

  it('are all valid, each once', () => {
    expect(timeZones().filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(new Set(timeZones()).size).toBe(timeZones().length)
  })

  it.each(['IST', '+05:30', 'Mars/Olympus', 'asia'])('%s is none', (zone) => expect(checkTimeZone(zone)).toContain(zone))
  it('takes an old name that a document may still hold', () => expect(checkTimeZone('Asia/Calcutta')).toBe(true))
})

describe('redirects', () => {
  it.each(['/old', '/old/page', '/de/old'])('may start at %s', (from) => expect(checkRedirectSource(from)).toBe(true))
  it.each(['old', '//host', 'https://a.b/', '/old?x=1', '/old#x', '/'])('may not start at %s', (from) =>
    expect(checkRedirectSource(from)).toEqual(expect.any(String)),
  )

  it.each([
    [{ from: '/a', to: '/a' }, []],
    [{ from: '/a', to: '/A/' }, []],
    [{ from: '/a', to: '/a?x=1' }, []],
    [{ from: '/a', to: '/b' }, [{ from: '/b', to: '/a' }]],
    [
      { from: '/a', to: '/b' },
      [
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a#x' },
      ],
    ],
  ])('%j beside %j leads back', (redirect, others) => expect(checkRedirectLoop(redirect, others)).toContain('leads back'))

  it('may be chained, and stand beside a loop of others', () => {
    expect(checkRedirectLoop({ from: '/a', to: '/b' }, [{ from: '/b', to: '/c' }])).toBe(true)
    expect(
      checkRedirectLoop({ from: '/a', to: '/b' }, [
        { from: '/b', to: '/c' },
        { from: '/c', to: '/b' },
      ]),
    ).toBe(true)
  })

  it('may not share their source', () =>
    expect(checkRedirectLoop({ from: '/a', to: '/b' }, [{ from: '/A', to: '/c' }])).toContain('/a'))
})

describe('values that belong together', () => {
  it('an end comes after its start, whatever the offset', () => {
    expect(checkAfter('2026-01-01T10:00:00Z', '2026-01-01T10:00:00+05:30', 'too early')).toBe(true)
    expect(checkAfter('2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z', 'too early')).toBe('too early')
    expect(checkAfter(undefined, '2026-01-01T10:00:00Z', 'too early')).toBe(true)
  })

  it('an image that is there needs an alternative text, of more than blanks', () => {
    expect(checkAltText(undefined, undefined)).toBe(true)
    expect(checkAltText('  ', { asset: { _ref: 'image-a' } })).toEqual(expect.any(String))
    expect(checkAltText('A robot arm', { asset: { _ref: 'image-a' } })).toBe(true)
  })

  it('rows of a table have the same number of cells, and the message names the odd one', () => {
    expect(checkRectangle([{ cells: ['a', 'b'] }, { cells: ['c', ''] }])).toBe(true)
    expect(checkRectangle([{ cells: ['a', 'b'] }, { cells: ['c'] }])).toContain('Row 2')
    expect(checkRectangle([{ cells: ['a'] }, {}])).toContain('Row 2')
  })
})
