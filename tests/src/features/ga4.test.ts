import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { createGa4 } from '#src/features/analytics/ga4.ts'

const ID = 'G-TEST1234'

function setup(url = 'https://www.example.com/de/events?q=boilers') {
  const { window } = new JSDOM('', { url })
  return {
    window,
    ga4: createGa4(ID, window),
    queue: () => ((Reflect.get(window, 'ga4Queue') ?? []) as ArrayLike<unknown>[]).map((command) => Array.from(command)),
    scripts: () => [...window.document.querySelectorAll('script')].map((script) => script.src),
    isDisabled: () => Reflect.get(window, `ga-disable-${ID}`),
  }
}

describe('the GA4 adapter', () => {
  it('loads nothing before it is started, and then one script whatever comes', () => {
    const { ga4, scripts, queue } = setup()
    ga4.send('view_about_us_page')
    expect([scripts(), queue()]).toEqual([[], []])
    ga4.start()
    ga4.stop()
    ga4.start()
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234&l=ga4Queue'])
  })

  it('sends page events alone: no page view of Google’s, no advertising, no search text', () => {
    const { ga4, queue } = setup()
    ga4.start()
    ga4.send('view_case_study_list_page')
    const [consent, , config, event, ...rest] = queue()
    expect(consent).toEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ])
    expect(config?.slice(0, 2)).toEqual(['config', ID])
    expect(config?.[2]).toMatchObject({ send_page_view: false, allow_google_signals: false })
    expect(event).toEqual(['event', 'view_case_study_list_page', { page_location: 'https://www.example.com/de/events' }])
    expect(rest).toEqual([])
  })

  it('is switched off by Google’s own flag, and on again by a new start', () => {
    const { ga4, isDisabled } = setup()
    ga4.start()
    expect(isDisabled()).toBe(false)
    ga4.stop()
    expect(isDisabled()).toBe(true)
    ga4.start()
    expect(isDisabled()).toBe(false)
  })

  it('takes its cookies from the host and the domain above, and leaves others', () => {
    const { ga4, window } = setup()
    const { document } = window
    for (const cookie of [
      '_ga=GA1.1.1; Path=/; Domain=example.com',
      '_ga_TEST1234=GS1.1; Path=/',
      'cookie_consent=reject; Path=/',
      'x_ga=stays; Path=/',
    ])
      document.cookie = cookie
    ga4.stop()
    expect(document.cookie.split('; ').sort()).toEqual(['cookie_consent=reject', 'x_ga=stays'])
  })
})
