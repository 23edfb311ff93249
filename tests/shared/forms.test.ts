import { describe, expect, it } from 'vitest'
import { countriesIn, findCountry } from '#shared/countries.ts'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import { checkForm, type Field, type FormDefinition, fieldError } from '#shared/forms/form.ts'
import { formSchema } from '#shared/forms/form-schema.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { registrationForm, webinarRequestForm } from '#shared/forms/registration.ts'

const FORMS: FormDefinition[] = [registrationForm, webinarRequestForm, demoRequestForm, brochureDownloadForm, newsletterForm]
const namesOf = (form: FormDefinition, required: boolean) =>
  Object.entries(form.fields).flatMap(([name, field]) => (field.required === required ? [name] : []))
const isRight = (field: Field, value: string) => fieldError(field, value) === null

describe('the forms', () => {
  it('have the collections of the specification', () => {
    expect(FORMS.map(({ collection }) => collection)).toEqual([
      'event-registrations',
      'webinar-requests',
      'demo-requests',
      'brochure-downloads',
      'newsletter-subscriptions',
    ])
  })

  it.each([registrationForm, webinarRequestForm])('ask for the same eight required fields in $collection', (form) => {
    const names = ['firstName', 'lastName', 'companyEmail', 'companyName', 'phoneNumber', 'jobTitle', 'country', 'city']
    expect(Object.keys(form.fields)).toEqual(names)
    expect(namesOf(form, true)).toEqual(names)
  })

  it('require everything but the message in a request for a demo', () => {
    expect(namesOf(demoRequestForm, true)).toEqual(['name', 'email', 'phone', 'companyName', 'country', 'designation'])
    expect(namesOf(demoRequestForm, false)).toEqual(['message'])
  })

  it('require name, e-mail and phone of a download, and the e-mail alone of the newsletter', () => {
    expect(namesOf(brochureDownloadForm, true)).toEqual(['name', 'email', 'phone'])
    expect(namesOf(brochureDownloadForm, false)).toEqual([])
    expect(namesOf(newsletterForm, true)).toEqual(['email'])
  })

  it.each(FORMS)('say of $collection in four languages what is agreed to', ({ consent }) => {
    expect(Object.keys(consent)).toEqual(['en', 'de', 'hi', 'ja'])
    expect(new Set(Object.values(consent)).size).toBe(4)
  })
})

describe('a required field', () => {
  it.each(['', '   ', '\t\n', '\u00a0', '\u200b\u2060', '\u3000', '\u3164'])('is empty with nothing that shows: %j', (value) => {
    for (const field of Object.values(registrationForm.fields)) expect(fieldError(field, value)).toBe(field.messages.required)
  })

  it('is trimmed and holds at most 200 characters, a message 5000', () => {
    const { firstName } = registrationForm.fields
    const { message } = demoRequestForm.fields
    expect(isRight(firstName, ` ${'é'.repeat(200)} `)).toBe(true)
    expect(isRight(firstName, '🏭'.repeat(200))).toBe(true)
    expect(fieldError(firstName, 'x'.repeat(201))).toBe('forms.errors.tooLong')
    expect(isRight(message, 'x'.repeat(5_000))).toBe(true)
    expect(fieldError(message, 'x'.repeat(5_001))).toBe('forms.errors.tooLong')
  })
})

describe('a name', () => {
  it.each(['Zoë', 'Nguyễn', 'O’Brien', "O'Brien", 'Jean-Luc', '李', 'María José', 'Zoe\u0308'])(
    'may be %j and is kept with its accents composed',
    (name) => {
      const checked = checkForm(brochureDownloadForm, { name, email: 'a@b.co', phone: '5550100' })
      expect(checked).toMatchObject({ ok: true, values: { name: name.normalize('NFC') } })
    },
  )
})

describe('an e-mail address', () => {
  const { companyEmail } = registrationForm.fields

  it.each(['a@b.co', ' a+b@example.com ', "o'neil@sub.example.com", 'jürgen@müller.example'])('may be %j', (value) =>
    expect(isRight(companyEmail, value)).toBe(true),
  )

  it.each([
    'abc',
    'a@b',
    '@example.com',
    'a@',
    'a@@example.com',
    'a@example..com',
    'a@.com',
    'a b@example.com',
    'a@example.com,b@c.de',
  ])('may not be %j', (value) => expect(fieldError(companyEmail, value)).toBe(companyEmail.messages.invalid))

  it('has at most 254 characters', () => {
    const ofLength = (length: number) => `a@${'b'.repeat(length - 6)}.com`
    expect(isRight(companyEmail, ofLength(254))).toBe(true)
    expect(isRight(companyEmail, ofLength(255))).toBe(false)
  })
})

describe('a phone number', () => {
  it.each(['123456789', '12345678901', '12345 6789', '١٢٣٤٥٦٧٨٩٠', '+123456789', '98765-43210'])(
    'of a registration is exactly ten digits, not %s',
    (value) => expect(fieldError(registrationForm.fields.phoneNumber, value)).toBe('forms.errors.phoneTenDigits'),
  )

  it('of a registration may be ten digits with blanks around', () => {
    expect(isRight(registrationForm.fields.phoneNumber, ' 9876543210 ')).toBe(true)
  })

  it.each([demoRequestForm.fields.phone, brochureDownloadForm.fields.phone])('of other forms has 7 to 15 digits', (phone) => {
    expect(
      ['1234567', '+91 20 5550-0100', '(020) 5550 0100', '123456789012345'].filter((value) => !isRight(phone, value)),
    ).toEqual([])
    const wrong = ['123456', '1234567890123456', '12345x7890', '555.010.1234', '----------', '1234567 ext 8']
    expect(wrong.filter((value) => fieldError(phone, value) !== phone.messages.invalid)).toEqual([])
  })
})

describe('a country', () => {
  it('is found by its code or its English name', () => {
    expect(['IN', 'in', 'India', 'INDIA'].map((text) => findCountry(text)?.code)).toEqual(['IN', 'IN', 'IN', 'IN'])
    expect(findCountry("Côte d'Ivoire")?.code).toBe('CI')
    expect(['Indien', 'XX', '', 'Atlantis'].map(findCountry)).toEqual([null, null, null, null])
  })

  it.each([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['hi', 'जर्मनी'],
    ['ja', 'ドイツ'],
  ])('is named in the language %s: %s', (language, germany) => {
    const countries = countriesIn(language)
    expect(countries.find(({ code }) => code === 'DE')?.name).toBe(germany)
    expect(countries).toHaveLength(249)
  })
})

describe('the check of a form', () => {
  const right = { name: ' Ada ', email: 'ada@example.com', phone: '+44 20 5550 0100' }

  it('takes the fields of the form alone and cleans them', () => {
    const checked = checkForm(brochureDownloadForm, { ...right, role: 'administrator', __proto__: { phone: '1' } })
    expect(checked).toEqual({ ok: true, values: { ...right, name: 'Ada' } })
  })

  it('counts what is no text as empty', () => {
    const checked = checkForm(brochureDownloadForm, { name: ['Ada'], email: { $ne: '' }, phone: 447700900000 })
    expect(checked).toMatchObject({ ok: false, errors: { name: ['forms.errors.provideName'] } })
    expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual(['name', 'email', 'phone'])
  })

  it.each(FORMS)('agrees with the yup schema of $collection', async (form) => {
    const samples = ['', ' ', 'abc', 'a@b', 'a@b.co', '9876543210', '123', 'IN', 'x'.repeat(201), 'x'.repeat(5_001)]
    for (const sample of samples) {
      const input = Object.fromEntries(Object.keys(form.fields).map((name) => [name, sample]))
      const checked = checkForm(form, input)
      const wrong = checked.ok ? [] : Object.keys(checked.errors)
      const error = await formSchema(form)
        .validate(input, { abortEarly: false })
        .then(
          () => null,
          (thrown: { inner: { path: string }[] }) => thrown,
        )
      expect([...new Set(error?.inner.map(({ path }) => path))].sort(), sample).toEqual(wrong.sort())
    }
  })
})
