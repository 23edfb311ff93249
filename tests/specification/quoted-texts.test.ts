import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { registrationForm, webinarRequestForm } from '#shared/forms/registration.ts'
import { createI18n } from '#src/i18n/create-i18n.ts'
import { readStatements } from './statements.ts'

const { statements } = readStatements(readFileSync('docs/specification.md', 'utf8'))
const english = await createI18n({ language: 'en' })
const textOf = (key: string): unknown => english.getResource('en', 'translations', key)
/** The texts in single quotes of a statement; an apostrophe within a word opens and closes none. */
const quotesOf = (id: string) => [...(statements.get(id) ?? '').matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, text]) => text)
const inGroup = (group: number) => [...statements.keys()].filter((id) => id.startsWith(`S${group}.`))

describe('the texts that the specification quotes for forms', () => {
  it('are nineteen', () => {
    expect(new Set([7, 8, 10].flatMap(inGroup).flatMap(quotesOf))).toEqual(
      new Set([
        'Register Now',
        'Watch the Recording',
        'Please complete this required field.',
        'Email is invalid',
        'Phone number must be exactly 10 digits',
        'Please wait...',
        'Thanks for registering!!',
        "You'll receive an email with details.",
        'We look forward to seeing you there!',
        'Please provide a name.',
        'Please provide company email.',
        'Please provide a phone number.',
        'Please provide company name.',
        'Please provide country.',
        'Please provide designation.',
        'Please provide a valid email.',
        'Please provide valid email',
        'Subscribed to newsletter',
        'You have already subscribed to newsletter',
      ]),
    )
  })

  it.each([
    ['S5.5', ['events.showMore']],
    ['S7.1', ['registration.heading', 'registration.headingRecording']],
    ['S7.11', ['forms.pleaseWait']],
    ['S8.10', ['newsletter.subscribed', 'newsletter.already']],
    ['S7.12', ['registration.successTitle', 'registration.successMail', 'registration.successGreeting']],
  ])('are those of the interface, character by character: %s', (id, keys) => {
    expect(keys.map(textOf)).toEqual(quotesOf(id))
  })

  it.each([registrationForm, webinarRequestForm])('are the messages of $collection', ({ fields }) => {
    for (const { messages } of Object.values(fields)) expect([textOf(messages.required)]).toEqual(quotesOf('S7.3'))
    expect([textOf(fields.companyEmail.messages.invalid)]).toEqual(quotesOf('S7.4'))
    expect([textOf(fields.phoneNumber.messages.invalid)]).toEqual(quotesOf('S7.5'))
  })

  it.each([
    ['S8.2', demoRequestForm],
    ['S8.6', brochureDownloadForm],
    ['S8.9', newsletterForm],
  ] as const)('are the messages of %s, for an empty and for a malformed value alike', (id, form) => {
    const messages = Object.values(form.fields).flatMap((field) => (field.required ? [field.messages] : []))
    expect(messages.map(({ required }) => textOf(required))).toEqual(quotesOf(id))
    expect(messages.map(({ invalid }) => textOf(invalid))).toEqual(quotesOf(id))
  })
})
