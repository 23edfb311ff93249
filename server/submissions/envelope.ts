import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { cleanText } from '#shared/forms/form.ts'
import type { Fields } from './body.ts'

/** Why an editor should look twice: the trap was filled, or the form was filled in faster than a person types. */
export type Flag = 'trap' | 'tooQuick'

/** What came with a form beside its fields, checked. */
export interface Envelope {
  /** Null when the post carries no valid uuid. */
  id: string | null
  language: Language
  /** Path of the page that the form stood on, or null. */
  page: string | null
  replaces: string | null
  flags: Flag[]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The text of a field, or null when it is missing or no text. */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

function uuidOf(fields: Fields, name: string): string | null {
  const text = textOf(fields, name)?.toLowerCase() ?? ''
  return UUID.test(text) ? text : null
}

function flagsOf(fields: Fields, minFillTime: number): Flag[] {
  const flags: Flag[] = []
  if (cleanText(textOf(fields, ENVELOPE.trap) ?? '') !== '') flags.push('trap')
  // A form without JavaScript measures no time; only a time that is there can be too short.
  const time = fields[ENVELOPE.fillTime]
  if (typeof time === 'number' && time < minFillTime) flags.push('tooQuick')
  return flags
}

export function readEnvelope(fields: Fields, minFillTime: number): Envelope {
  const language = LANGUAGES.find((known) => known === fields[ENVELOPE.language]) ?? FALLBACK_LANGUAGE
  const page = cleanText(textOf(fields, ENVELOPE.page) ?? '')
  return {
    id: uuidOf(fields, ENVELOPE.id),
    language,
    page: page.startsWith('/') && page.length <= 300 ? page : null,
    replaces: uuidOf(fields, ENVELOPE.replaces),
    flags: flagsOf(fields, minFillTime),
  }
}
