import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import type { Message } from '#server/mail/message.ts'
import { createFileTransport, createSmtpTransport } from '#server/mail/transports.ts'

describe('transports of mail', () => {
  const message: Message = {
    messageId: 'event-registrations.x@example.com',
    to: 'zoë@example.com',
    language: 'en',
    subject: 'Führung – 5 €\r\nBcc: victim@example.com 😀',
    paragraphs: [{ text: '<script> & "quotes"', link: { label: 'a<b', url: 'https://example.com/?a=1&b="' } }],
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    unsubscribeUrl: 'https://example.com/u?x=1',
  }

  it('write an .eml file with one subject line, escaped HTML and both unsubscribe headers; again is the same file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
    const send = createFileTransport(folder, 'Plantwright <info@example.com>')
    await send(message)
    await send(message)
    const files = await readdir(folder)
    expect(files).toHaveLength(1)
    const eml = await readFile(path.join(folder, files[0] ?? ''), 'utf8')
    const head = eml.slice(0, eml.indexOf('\r\n\r\n'))
    expect(head).toContain('Message-ID: <event-registrations.x@example.com>')
    expect(head).toContain('List-Unsubscribe: <https://example.com/u?x=1>')
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).not.toMatch(/^Bcc:/m)
    expect(eml).toContain('&lt;script&gt; &amp;')
    expect(eml).toContain('text/calendar; charset=utf-8')
    await rm(folder, { recursive: true })
  })

  it('tell a refusal for good from one for later, over real SMTP', async () => {
    const codes = [450, 550]
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
      onRcptTo: (_address, _session, done) => {
        const responseCode = codes.shift()
        done(responseCode ? Object.assign(new Error('No'), { responseCode }) : null)
      },
      onData: (stream, session, done) => {
        received.push(session.envelope.rcptTo.map(({ address }) => address).join())
        stream.resume().on('end', () => done())
      },
    })
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => resolve(Number(Object(listening.address()).port)))
    })
    const send = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'info@example.com')
    await expect(send({ ...message, to: 'a@example.com' })).rejects.toMatchObject({ kind: 'retry' })
    await expect(send({ ...message, to: 'b@example.com' })).rejects.toMatchObject({ kind: 'refused' })
    const unknown = createSmtpTransport(`smtp://site:expired@127.0.0.1:${port}`, 'info@example.com')
    await expect(unknown({ ...message, to: 'c@example.com' })).rejects.toMatchObject({
      kind: 'retry',
      message: expect.stringContaining('535'),
    })
    await send({ ...message, to: 'c@example.com' })
    expect(received).toEqual(['c@example.com'])
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    await expect(send(message)).rejects.toMatchObject({ kind: 'retry' })
  })
})
