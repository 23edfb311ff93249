import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import {
  documentPath,
  eventPath,
  isFreeSlug,
  LEGAL_SLUGS,
  landingPath,
  OFFERING_SLUGS,
  offeringPath,
  paths,
  RESERVED_SLUGS,
  registrationPath,
} from '#shared/paths.ts'

describe('addresses of the site', () => {
  it('are those that the specification names', () => {
    expect(Object.values(paths)).toEqual(
      expect.arrayContaining([
        '/',
        '/:id',
        '/about-us',
        '/contact-us',
        '/brochures',
        '/events',
        '/events/:eventId',
        '/registerevent',
        '/registerevent/:urlId',
        '/webinarregistration',
        '/webinarregistration/:urlId',
        '/webinar',
        '/webinar/:urlId',
        '/registration-page',
        '/privacy-policy',
        '/termsandconditions',
        '/disclaimer',
        '/sitemap',
      ]),
    )
  })

  it('of the offerings keep the raw ampersand', () => {
    expect(OFFERING_SLUGS.map(offeringPath)).toEqual([
      '/industry-consulting',
      '/integrated-factory-modelling',
      '/line-simulation-optimization',
      '/automated-quality-inspection',
      '/shop-floor-automation-&-material-movement',
      '/energy-efficiency-&-monitoring',
      '/machine-safety',
    ])
  })

  it('of a card are made of its url and urlId', () => {
    expect(registrationPath('registerevent', 'factory-automation-expo-2024')).toBe('/registerevent/factory-automation-expo-2024')
    expect(registrationPath('webinar', 'a/b?c#d')).toBe('/webinar/a%2Fb%3Fc%23d')
  })

  it.each(['r&d', '50%', 'a b', 'café', 'a/b', '工場'])('lead back to the identifier %s', (urlId) => {
    const idAt = (route: string, path: string) => Object.values(matchRoutes([{ path: route }], path)?.[0]?.params ?? {})
    expect(idAt(paths.event, eventPath(urlId))).toEqual([urlId])
    expect(idAt(paths.registerEvent, registrationPath('registerevent', urlId))).toEqual([urlId])
  })
})

describe('the slug of a landing page', () => {
  const taken = Object.values(paths).map((path) => path.split('/')[1] ?? '')
  const served = taken.filter((segment) => segment !== '' && !segment.startsWith(':'))

  it.each([...new Set([...served, ...OFFERING_SLUGS, ...LEGAL_SLUGS])])('may not be the route %s', (slug) => {
    expect(isFreeSlug(slug)).toBe(false)
    expect(isFreeSlug(slug.toUpperCase())).toBe(false)
  })

  it.each(['de', 'en', 'hi', 'ja', 'studio', 'api', 'images', 'files', 'assets', 'v1', 'vX', 'v2025-02-19'])(
    'may not be %s, which the server answers itself',
    (slug) => expect(isFreeSlug(slug)).toBe(false),
  )

  it.each(['spring-fair', 'vision', 'v', 'eventsx', 'denmark'])('may be %s', (slug) => expect(isFreeSlug(slug)).toBe(true))

  it('is compared in small letters', () => {
    expect(RESERVED_SLUGS).toEqual(RESERVED_SLUGS.map((slug) => slug.toLowerCase()))
  })
})

describe('the path of a document', () => {
  it.each([
    [{ _type: 'landingPage', _id: 'home' }, '/'],
    [{ _type: 'landingPage', _id: 'x', slug: 'spring-fair' }, landingPath('spring-fair')],
    [{ _type: 'aboutPage', _id: 'aboutPage' }, '/about-us'],
    [{ _type: 'brochure', _id: 'x', slug: 'profile' }, '/brochures'],
    [{ _type: 'offering', _id: 'x', slug: 'machine-safety' }, '/machine-safety'],
    [{ _type: 'legalPage', _id: 'x', slug: 'disclaimer' }, '/disclaimer'],
    [{ _type: 'event', _id: 'x', slug: 'expo' }, '/events/expo'],
    [{ _type: 'webinar', _id: 'x', slug: 'r&d' }, '/events/r&d'],
  ])('of %j is %s', (document, path) => {
    expect(documentPath(document)).toBe(path)
  })

  it.each([
    { _type: 'landingPage', _id: 'x', slug: 'events' },
    { _type: 'landingPage', _id: 'x', slug: null },
    { _type: 'offering', _id: 'x', slug: 'events' },
    { _type: 'legalPage', _id: 'x', slug: 'imprint' },
    { _type: 'event', _id: 'x', slug: ' ' },
    { _type: 'event', _id: 'x', slug: '..' },
    { _type: 'landingPage', _id: 'x', slug: '.' },
    { _type: 'eventRegistration', _id: 'event-registrations.x', slug: 'x' },
  ])('of %j does not exist', (document) => expect(documentPath(document)).toBeNull())
})
