import { object, string } from 'yup'

/** What a field takes; each kind has one rule, used by browser and server alike. */
export type FieldKind = 'text' | 'email' | 'phone10' | 'phone' | 'country' | 'message'

/** Keys of validation messages in the translation files, below `forms.errors`. */
export type MessageKey = string

export interface Field {
  kind: FieldKind
  required: boolean
  /** Longest accepted text in characters, after trimming. */
  maxLength: number
  /** Value of the `autocomplete` attribute (HTML, autofill field names; WCAG 1.3.5). */
  autoComplete: string
  messages: { required: MessageKey; invalid: MessageKey; tooLong: MessageKey }
}

/** A form, defined once: inputs, validation in browser and server, translation keys and the CMS document all follow from it. */
export interface FormDefinition<Name extends string = string> {
  /** Sanity `_type` of the stored submission. */
  type: string
  /** Id path of the stored submissions, and the last part of the endpoint `/api/<collection>`. */
  collection: string
  /** Fields in the order in which they stand on the page. */
  fields: Record<Name, Field>
}

export type FormValues<Name extends string> = Record<Name, string>
export type FormErrors<Name extends string = string> = Partial<Record<Name, MessageKey[]>>

/** Characters that show nothing count as nothing (DECISIONS, forms): zero-width and format characters, and every kind of blank. */
const INVISIBLE = /^[\s\p{Cf}\p{Zs}\u2800\u3164\u115f\u1160\uffa0]+|[\s\p{Cf}\p{Zs}\u2800\u3164\u115f\u1160\uffa0]+$/gu

/** Trims visible and invisible blanks and composes accents (Unicode NFC), as every text is stored. */
export function cleanText(value: string): string {
  return value.normalize('NFC').replace(INVISIBLE, '')
}

/** A mailbox at a host with a dot, at most 254 characters (RFC 5321 4.5.3.1.3); deliberately no more than that. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/
const PHONE_10 = /^\d{10}$/
const PHONE_CHARACTERS = /^[+()\-\d ]+$/

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15
}

const RULES: Record<FieldKind, (value: string) => boolean> = {
  text: () => true,
  message: () => true,
  email: (value) => EMAIL.test(value),
  phone10: (value) => PHONE_10.test(value),
  phone: isPhone,
  country: () => true,
}

function fieldSchema(field: Field) {
  const { required, invalid, tooLong } = field.messages
  return string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .test('required', required, (value) => !field.required || value !== '')
    .test('invalid', invalid, (value) => value === '' || RULES[field.kind](value))
    .test('tooLong', tooLong, (value) => [...value].length <= field.maxLength)
}

/** The yup schema of a form; messages are translation keys, the first broken rule of a field wins. */
export function formSchema<Name extends string>(form: FormDefinition<Name>) {
  const names = Object.keys(form.fields) as Name[]
  return object(Object.fromEntries(names.map((name) => [name, fieldSchema(form.fields[name])])))
}
