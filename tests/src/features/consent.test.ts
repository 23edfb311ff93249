import { describe, expect, it } from 'vitest'
import { consentOf, policyRevisionOf } from '#shared/consent.ts'
import { type ConsentPreference, createConsent } from '#src/features/consent/consent.ts'

/** Cookies as a browser keeps them: by name, the newest value of each. */
function createJar(initial: Record<string, string> = {}) {
  const jar = new Map(Object.entries(initial))
  return {
    jar,
    written: [] as string[],
    read: () => [...jar].map((pair) => pair.join('=')).join('; '),
    write(cookie: string) {
      this.written.push(cookie)
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    },
  }
}

function setup(initial: Record<string, string> = {}, options: { gpc?: boolean; secure?: boolean } = {}) {
  const cookies = createJar(initial)
  const saves: { preference: ConsentPreference; done: (works?: boolean) => Promise<void> }[] = []
  let wake: () => void = () => undefined
  const consent = createConsent({
    cookies,
    secure: options.secure ?? false,
    globalPrivacyControl: options.gpc ?? false,
    save: (preference) =>
      new Promise((resolve, reject) => {
        const done = async (works = true) => {
          if (works) resolve()
          else reject(new Error('offline'))
          await new Promise(process.nextTick)
        }
        saves.push({ preference, done })
      }),
    watch: (onChange) => {
      wake = onChange
      return () => {
        wake = () => undefined
      }
    },
  })
  return { consent, cookies, saves, wake: () => wake() }
}
const turn = () => new Promise(process.nextTick)

describe('the choice in the cookies', () => {
  it.each([
    ['cookie_consent=accept', 'accept'],
    ['a=b; cookie_consent=reject; c=d', 'reject'],
    ['', null],
    ['list=cookie_consent=accept|x; xcookie_consent=accept; cookie_consent=reject', 'reject'],
    ['cookie_consent_policy=accept', null],
    ['cookie_consent="accept"', null],
    ['cookie_consent=accept=1', null],
    ['cookie_consent=%E0%A4%A', null],
    ['cookie_consent=ACCEPT', null],
    ['cookie_consent', null],
  ])('is read by the whole name and the whole value from %j', (cookies, choice) => expect(consentOf(cookies)).toBe(choice))

  it('has the revision of the policy beside it, where that can be decoded', () => {
    expect(policyRevisionOf('cookie_consent_policy=24%20May%202024')).toBe('24 May 2024')
    expect(policyRevisionOf('cookie_consent_policy=%E0%A4%A')).toBeNull()
    expect(policyRevisionOf('')).toBeNull()
  })
})

describe('consent', () => {
  it('is asked for until it is given or refused, and the cookie alone decides', () => {
    const { consent, cookies } = setup()
    expect([consent.isAsking('r1'), consent.isGranted()]).toEqual([true, false])
    consent.choose('accept', 'r1')
    expect([consent.isAsking('r1'), consent.isGranted()]).toEqual([false, true])
    cookies.jar.set('cookie_consent', 'reject')
    expect(consent.isGranted()).toBe(false)
  })

  it('is written at once, for a year and the whole site, and kept by the server after that', async () => {
    const { consent, cookies, saves } = setup({}, { secure: true })
    consent.choose('reject', '24 May 2024')
    expect(cookies.written).toEqual([
      'cookie_consent=reject; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'cookie_consent_policy=24%20May%202024; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    await turn()
    expect(saves.map(({ preference }) => preference)).toEqual([{ consent: 'reject', policyRevision: '24 May 2024' }])
  })

  it('stays as the script wrote it when the server can’t keep it', async () => {
    const { consent, saves } = setup()
    consent.choose('accept', null)
    await turn()
    await saves[0]?.done(false)
    expect(consent.choice()).toBe('accept')
  })

  it('is the newest choice, though the answer to an older one comes later', async () => {
    const { consent, cookies, saves } = setup()
    consent.choose('accept', null)
    await turn()
    consent.choose('reject', null)
    await turn()
    expect(saves).toHaveLength(1)
    cookies.jar.set('cookie_consent', 'accept')
    await saves[0]?.done()
    expect(consent.choice()).toBe('reject')
    expect(saves.map(({ preference }) => preference.consent)).toEqual(['accept', 'reject'])
  })

  it('is not asked for where the browser has Global Privacy Control, and an explicit accept wins over that', () => {
    const { consent } = setup({}, { gpc: true })
    expect([consent.isAsking('r1'), consent.isGranted()]).toEqual([false, false])
    consent.reopen()
    expect(consent.isAsking('r1')).toBe(true)
    consent.choose('accept', 'r1')
    expect([consent.isAsking('r1'), consent.isGranted()]).toEqual([false, true])
  })

  it('is asked for again when the policy has changed, and holds until the answer', () => {
    const { consent } = setup({ cookie_consent: 'accept', cookie_consent_policy: 'r1' })
    expect([consent.isAsking('r1'), consent.isAsking(null)]).toEqual([false, false])
    expect([consent.isAsking('r2'), consent.isGranted()]).toEqual([true, true])
  })

  it('is not asked for again where only the choice is known', () => {
    expect(setup({ cookie_consent: 'accept' }).consent.isAsking('r2')).toBe(false)
  })

  it('can be opened again and left as it is', () => {
    const { consent } = setup({ cookie_consent: 'accept' })
    consent.reopen()
    expect([consent.isAsking(null), consent.isReopened()]).toEqual([true, true])
    consent.dismiss()
    expect([consent.isAsking(null), consent.choice()]).toEqual([false, 'accept'])
  })

  it('closes its question where cookies are forbidden, and is not given there', () => {
    const { consent, cookies } = setup()
    cookies.write = () => undefined
    consent.choose('accept', null)
    expect([consent.isAsking(null), consent.isGranted()]).toEqual([false, false])
  })

  it('tells of changes that another tab made, as long as somebody listens', () => {
    const { consent, wake } = setup()
    let told = 0
    const stop = consent.subscribe(() => {
      told += 1
    })
    wake()
    stop()
    wake()
    expect(told).toBe(1)
  })
})
