import { afterEach, describe, expect, it } from 'vitest'
import { createTestSite, event, type Fields, type TestSite } from '../support/site.ts'

let site: TestSite
afterEach(() => site.close())

const open = async (path: string, ...documents: Fields[]) => {
  site = await createTestSite(...documents)
  return (await site.show(path)).document
}
const names = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement>('main form [name]')]
    .filter(({ type }) => type !== 'hidden')
    .map(({ name }) => name)
const text = (document: Document) => document.querySelector('main')?.textContent ?? ''

describe('the request for a demo', () => {
  it('asks for the fields of the specification, of which the message alone may stay empty', async () => {
    const document = await open('/contact-us')
    expect(names(document)).toEqual(['name', 'email', 'phone', 'companyName', 'country', 'designation', 'message', 'zq_note'])
    expect(document.querySelectorAll('main form [required]')).toHaveLength(6)
  })

  it('thanks after a plain post, with a way to another response', async () => {
    const document = await open('/contact-us?sent=demo-requests')
    expect(text(document)).toContain('Thank You')
    expect(text(document)).toContain('Submit another response')
    expect(document.querySelector('main form')).toBeNull()
  })
})

describe('the brochures', () => {
  it('stand with a form in front of them, and their files’ addresses on no page', async () => {
    site = await createTestSite()
    const { html, document } = await site.show('/brochures')
    expect(text(document)).toContain('There are no brochures yet.')
    expect(html).not.toContain('.pdf')
  })
})

describe('a plain post that failed', () => {
  it('is shown at its own form, not at the other one of the page', async () => {
    site = await createTestSite(event(), {
      _id: 'home',
      _type: 'landingPage',
      title: 'Home',
      blocks: [{ _type: 'newsletterBlock', _key: 'n', heading: 'News' }],
    })
    const posted = { status: 422, values: { email: 'abc' }, errors: { email: ['forms.errors.newsletterEmail'] } } as const
    const answer = async (collection: 'newsletter-subscriptions' | 'demo-requests') => {
      const page = await site.show('/', {
        posted: { ...posted, collection, errors: { email: ['forms.errors.newsletterEmail'] } },
      })
      return page.document.querySelector('#email-error')?.textContent
    }
    expect(await answer('newsletter-subscriptions')).toBe('Please provide valid email')
    expect(await answer('demo-requests')).toBe('')
  })

  it('of the newsletter says its outcome in the page that follows', async () => {
    const home = {
      _id: 'home',
      _type: 'landingPage',
      title: 'Home',
      blocks: [{ _type: 'newsletterBlock', _key: 'n', heading: 'News' }],
    }
    expect(text(await open('/?sent=newsletter-subscriptions:already', home))).toContain(
      'You have already subscribed to newsletter',
    )
    site.close()
    expect(text(await open('/?sent=newsletter-subscriptions:subscribed', home))).toContain('Subscribed to newsletter')
  })
})
