import type { Language } from '../config.ts'
import { findCountry } from '../countries.ts'

/** What a field takes; each kind has one rule, used by browser and server alike. */
export type FieldKind = 'text' | 'email' | 'phone10' | 'phone' | 'country' | 'message'

/** Keys of validation messages in the translation files, below `forms.errors`. */
export type MessageKey = string

export interface Field {
  kind: FieldKind
  required: boolean
  /** Longest accepted text in characters (code points), after trimming. */
  maxLength: number
  /** Value of the `autocomplete` attribute (HTML, autofill field names; WCAG 1.3.5). */
  autoComplete: string
  messages: { required: MessageKey; invalid: MessageKey; tooLong: MessageKey }
}

export type Collection =
  | 'event-registrations'
  | 'webinar-requests'
  | 'demo-requests'
  | 'brochure-downloads'
  | 'newsletter-subscriptions'

/** A form, defined once: inputs, validation in browser and server, translation keys and the CMS document all follow from it. */
export interface FormDefinition<Name extends string = string> {
  /** Sanity `_type` of the stored submission. */
  type: string
  /** Id path of the stored submissions, and the last part of the endpoint `/api/<collection>`. */
  collection: Collection
  /** Fields in the order in which they stand on the page. */
  fields: Record<Name, Field>
  /** What the visitor agrees to by sending it, shown beside the button and kept with the submission. */
  consent: Record<Language, string>
}

export type FormValues<Name extends string> = Record<Name, string>
export type FormErrors<Name extends string = string> = Partial<Record<Name, MessageKey[]>>

/** Characters that show nothing count as nothing (docs/decisions/0013): zero-width and format characters, and every kind of blank. */
const INVISIBLE = /^[\s\p{Cf}\p{Zs}\u2800\u3164\u115f\u1160\uffa0]+|[\s\p{Cf}\p{Zs}\u2800\u3164\u115f\u1160\uffa0]+$/gu
const CONTROL = /\p{Cc}+/gu
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Trims visible and invisible blanks, composes accents (Unicode NFC) and makes control characters blanks: a single line, as it is stored. */
export function cleanText(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(CONTROL, ' ').replace(INVISIBLE, '')
}

/** As {@link cleanText}, for texts of several lines. */
function cleanMessage(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_BUT_LINES, ' ').replace(INVISIBLE, '')
}

/** The value of a field as it is checked, compared and stored. */
export function cleanValue(field: Pick<Field, 'kind'>, value: string): string {
  return field.kind === 'message' ? cleanMessage(value) : cleanText(value)
}

/** A mailbox at a host with a dot, at most 254 characters (RFC 5321 4.5.3.1.3), none of them invisible; deliberately no more than that. */
const EMAIL = /^[^\s\p{Cf}@<>(),;:"\\[\]]+@[^\s\p{Cf}@.<>(),;:"\\[\]]+(\.[^\s\p{Cf}@.<>(),;:"\\[\]]+)+$/u
const PHONE_10 = /^[0-9]{10}$/
const PHONE_CHARACTERS = /^[+()\-0-9 ]+$/

function isPhone(value: string): boolean {
  const digits = value.replace(/[^0-9]/g, '').length
  return PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15
}

/** Whether a value, cleaned and not empty, is right for its kind of field. */
export const RULES: Record<FieldKind, (value: string) => boolean> = {
  text: () => true,
  message: () => true,
  email: (value) => EMAIL.test(value),
  phone10: (value) => PHONE_10.test(value),
  phone: isPhone,
  country: (value) => findCountry(value) !== null,
}

/** The first broken rule of one field as a message key, or null. */
export function fieldError(field: Field, value: string): MessageKey | null {
  const cleaned = cleanValue(field, value)
  if (cleaned === '') return field.required ? field.messages.required : null
  if ([...cleaned].length > field.maxLength) return field.messages.tooLong
  return RULES[field.kind](cleaned) ? null : field.messages.invalid
}

export type Checked<Name extends string> =
  | { ok: true; values: FormValues<Name> }
  | { ok: false; values: FormValues<Name>; errors: FormErrors<Name> }

/** Takes only the form's own fields out of `input`, cleans them and checks them; anything that is no string counts as empty. */
export function checkForm<Name extends string>(
  form: FormDefinition<Name>,
  input: Readonly<Record<string, unknown>>,
): Checked<Name> {
  const values = {} as FormValues<Name>
  const errors: FormErrors<Name> = {}
  for (const name of Object.keys(form.fields) as Name[]) {
    const field = form.fields[name]
    const given = Object.hasOwn(input, name) ? input[name] : undefined
    values[name] = typeof given === 'string' ? cleanValue(field, given) : ''
    const error = fieldError(field, values[name])
    if (error !== null) errors[name] = [error]
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, values, errors }
}
