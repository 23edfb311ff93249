import { describe, expect, it } from 'vitest'
import { LEGAL_SLUGS, OFFERING_SLUGS } from '#shared/paths.ts'
import { createAnalytics, type DataLayerEvent } from '#src/features/analytics/analytics.ts'
import { pageEvent } from '#src/features/analytics/page-event.ts'

describe('the event of a page', () => {
  it.each([
    ['/events', 'view_case_study_list_page'],
    ...LEGAL_SLUGS.map((slug) => [`/${slug}`, 'view_privacy_policy_page']),
    ...OFFERING_SLUGS.map((slug) => [`/${slug}`, 'view_about_us_page']),
    ['/energy-efficiency-%26-monitoring', 'view_about_us_page'],
    ['/Machine-Safety/', 'view_about_us_page'],
  ])('of %s is %s', (path, event) => expect(pageEvent(path)).toBe(event))

  it.each([
    '/',
    '/about-us',
    '/contact-us',
    '/brochures',
    '/sitemap',
    '/registration-page',
    '/events/fair',
    '/spring-fair',
    '/%E0%A4%A',
  ])('of %s is none', (path) => expect(pageEvent(path)).toBeNull())
})

function setup(granted: boolean) {
  const dataLayer: DataLayerEvent[] = []
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const state = { granted }
  const analytics = createAnalytics({
    dataLayer,
    consent: {
      isGranted: () => state.granted,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    sink: {
      start: () => void calls.push('start'),
      send: (event) => void calls.push(event),
      stop: () => void calls.push('stop'),
    },
  })
  const set = (next: boolean) => {
    state.granted = next
    for (const listener of listeners) listener()
  }
  return { analytics, dataLayer, calls, set, state, listeners }
}

describe('analytics', () => {
  it('sends the event of each page with consent, as an object that holds nothing else', () => {
    const { analytics, dataLayer, calls } = setup(true)
    analytics.view('view_about_us_page')
    analytics.view(null)
    analytics.view('view_case_study_list_page')
    expect(dataLayer).toEqual([{ event: 'view_about_us_page' }, { event: 'view_case_study_list_page' }])
    expect(calls).toEqual(['start', 'view_about_us_page', 'view_case_study_list_page'])
  })

  it('queues nothing without consent', () => {
    const { analytics, dataLayer, calls } = setup(false)
    analytics.view('view_about_us_page')
    analytics.view('view_case_study_list_page')
    expect(dataLayer).toEqual([])
    expect(calls).toEqual(['stop'])
  })

  it('sends the event of the open page once when consent comes, and none of earlier pages', () => {
    const { analytics, dataLayer, set } = setup(false)
    analytics.view('view_about_us_page')
    analytics.view('view_case_study_list_page')
    set(true)
    set(true)
    expect(dataLayer).toEqual([{ event: 'view_case_study_list_page' }])
  })

  it('sends nothing for an open page that has no event when consent comes', () => {
    const { analytics, dataLayer, set } = setup(false)
    analytics.view('view_about_us_page')
    analytics.view(null)
    set(true)
    expect(dataLayer).toEqual([])
  })

  it('stops at once at a withdrawal, also one that nobody told it of', () => {
    const { analytics, dataLayer, calls, set, state } = setup(true)
    set(false)
    analytics.view('view_about_us_page')
    expect(calls).toEqual(['start', 'stop'])
    set(true)
    expect(dataLayer).toEqual([{ event: 'view_about_us_page' }])
    state.granted = false
    analytics.view('view_case_study_list_page')
    expect(dataLayer).toHaveLength(1)
    expect(calls.at(-1)).toBe('stop')
  })

  it('does not send the event of a page again when consent is withdrawn and given once more', () => {
    const { analytics, dataLayer, set } = setup(true)
    analytics.view('view_about_us_page')
    set(false)
    set(true)
    expect(dataLayer).toHaveLength(1)
  })

  it('hears of no change once it is closed', () => {
    const { analytics, listeners } = setup(true)
    analytics.close()
    expect(listeners.size).toBe(0)
  })
})
