import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#server/mail/message.ts'
import { createFileTransport } from '#server/mail/transports.ts'

const MESSAGE: Message = {
  messageId: 'event-registrations.x@example.com',
  to: 'zoe+fair@example.com',
  language: 'en',
  subject: 'Your registration',
  paragraphs: [{ text: 'One.' }],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-format-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(fields: Partial<Message>): Promise<string> {
  await createFileTransport(folder, 'Plantwright <info@example.com>')({ ...MESSAGE, ...fields })
  const [file = ''] = await readdir(folder)
  return readFile(path.join(folder, file), 'utf8')
}

const headOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'))
const unfold = (head: string) => head.replace(/\r\n(?=[ \t])/g, '')
const headerOf = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(unfold(headOf(mail)))?.[1] ?? ''

/** Reads encoded words (RFC 2047 4); blanks between two of them are no text. */
function decodeWords(header: string): string {
  return header.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => {
    if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('utf8')
    const bytes = text
      .replaceAll('_', ' ')
      .replace(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  })
}

describe('the subject of a mail', () => {
  it.each([
    'Führung – 5 €',
    'Ihre Anmeldung: Füße, Größen & Maße – ein sehr langer Titel für eine Veranstaltung, die fünf Tage dauert 😀',
    'ご登録：工場自動化展示会と安全な回路設計についてのウェビナー、録画のご案内',
    '😀'.repeat(60),
  ])('%j is sent in encoded words of at most 75 characters that split none', async (subject) => {
    const header = headerOf(await write({ subject }), 'Subject')
    for (const word of header.match(/=\?[^?]+\?[bq]\?[^?]*\?=/gi) ?? []) {
      expect(word.length).toBeLessThanOrEqual(75)
      expect(decodeWords(word)).not.toContain('\ufffd')
    }
    expect(decodeWords(header)).toBe(subject)
  })

  it.each(['Fair\r\nBcc: victim@example.com', 'Fair\nX-Evil: 1', 'Fair\r\n\r\n<script>', 'Fair\u0085Bcc: a@b.example'])(
    '%j begins no header of its own',
    async (subject) => {
      const mail = await write({ subject })
      expect(headOf(mail)).not.toMatch(/^(Bcc|X-Evil):/im)
      expect(headerOf(mail, 'To')).toBe(MESSAGE.to)
      expect(decodeWords(headerOf(mail, 'Subject'))).toMatch(/^Fair /)
    },
  )
})

it('a line of a mail is at most 998 characters, and its parts are plain text first, then HTML, then the calendar', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  const mail = await write({ paragraphs: [{ text: 'long '.repeat(500) }], calendar })
  for (const line of mail.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
  const types = [...mail.matchAll(/^Content-Type: (text\/\w+)/gim)].map(([, type]) => type)
  expect(types.slice(0, 3)).toEqual(['text/plain', 'text/html', 'text/calendar'])
  expect(mail).toContain('text/calendar; charset=utf-8; method=PUBLISH')
})

it('a mail asks nobody to answer by machine, and unsubscribes by one click where there is something to leave', async () => {
  const registration = await write({})
  expect(headerOf(registration, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(registration, 'List-Unsubscribe')).toBe('')
  const url = 'https://example.com/api/newsletter/unsubscribe?id=a&signature=b'
  const newsletter = await write({ unsubscribeUrl: url })
  expect(headerOf(newsletter, 'List-Unsubscribe')).toBe(`<${url}>`)
  expect(headerOf(newsletter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
})
