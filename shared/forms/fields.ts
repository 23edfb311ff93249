import type { Field, FieldKind, MessageKey } from './form.ts'

const LONGEST: Record<FieldKind, number> = { text: 200, email: 254, phone10: 10, phone: 40, country: 200, message: 5_000 }

/** A required field of `kind`; one message for an empty and, unless `invalid` says otherwise, for a malformed value. */
export function requiredField(
  kind: FieldKind,
  autoComplete: string,
  required: MessageKey,
  invalid: MessageKey = required,
): Field {
  // Ten digits is a format; what has more is shown as wrong by that rule, not as too long.
  const tooLong = kind === 'phone10' ? invalid : 'forms.errors.tooLong'
  return { kind, required: true, maxLength: LONGEST[kind], autoComplete, messages: { required, invalid, tooLong } }
}

/** A field that may stay empty. */
export function optionalField(kind: FieldKind, autoComplete: string): Field {
  return { ...requiredField(kind, autoComplete, 'forms.errors.required'), required: false }
}
