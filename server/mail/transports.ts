import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { htmlPart, textPart } from './html.ts'
import { MailError, type Message, type SendMail } from './message.ts'

/** A line break in a header would begin another one; titles come from editors, who paste. */
const headerText = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function mailOptions(message: Message, from: string): SendMailOptions {
  const { unsubscribeUrl } = message
  // RFC 8058 asks for both headers.
  const oneClick = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return {
    from,
    to: { name: '', address: message.to },
    subject: headerText(message.subject),
    messageId: `<${message.messageId}>`,
    text: textPart(message),
    html: htmlPart(message),
    // Nobody answers a machine's mail with a machine's (RFC 3834 5).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language, ...(unsubscribeUrl ? oneClick : {}) },
    ...(message.calendar ? { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: message.calendar } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Commands whose answer is about this very mail; what is said to others, as to a wrong password, is about the whole server. */
const ABOUT_THE_MAIL: readonly string[] = ['RCPT TO', 'DATA']

/** What a failed SMTP conversation means: a 4xx is for later, a 5xx for good; a break after the data began may have been a delivery. */
function mailError(error: unknown): MailError {
  const { responseCode, command, message } = Object.assign({ responseCode: 0, command: '', message: String(error) }, error)
  const text = error instanceof Error ? error.message : message
  if (responseCode >= 500 && ABOUT_THE_MAIL.includes(command)) return new MailError('refused', text, error)
  if (responseCode >= 400) return new MailError('retry', text, error)
  return new MailError(command === 'DATA' ? 'unknown' : 'retry', text, error)
}

/** @param url `smtp://…` or `smtps://…`; `from` a mailbox with or without a name. */
export function createSmtpTransport(url: string, from: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 })
  return async (message) => {
    try {
      await transport.sendMail(mailOptions(message, from))
    } catch (error) {
      throw mailError(error)
    }
  }
}

/** Puts each mail as an .eml file into `folder`; the same mail sent again is the same file. */
export function createFileTransport(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message: bytes } = await transport.sendMail(mailOptions(message, from))
      const file = path.join(folder, `${message.messageId.replace(/[^\w.-]+/g, '_')}.eml`)
      try {
        await using handle = await open(`${file}.part`, 'w', 0o600)
        await handle.writeFile(bytes instanceof Buffer ? bytes : Buffer.from(String(bytes)))
        await handle.sync()
      } catch (error) {
        await rm(`${file}.part`, { force: true }) // a full disk needs the room
        throw error
      }
      await rename(`${file}.part`, file)
    } catch (error) {
      throw new MailError('retry', error instanceof Error ? error.message : String(error), error)
    }
  }
}
