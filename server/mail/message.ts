import type { Language } from '#shared/config.ts'

/** A mail, before it becomes bytes. Nothing in it was typed by a visitor but the address it goes to. */
export interface Message {
  /** Stays the same when the mail is sent again, so that readers can drop the second (RFC 5322 3.6.4). */
  messageId: string
  to: string
  language: Language
  subject: string
  /** Plain paragraphs; HTML and plain text are made of the same. */
  paragraphs: readonly Paragraph[]
  calendar?: string
  /** One-click unsubscribe (RFC 8058), for newsletters. */
  unsubscribeUrl?: string
}

export type Paragraph = { text: string; link?: { label: string; url: string } }

/** Why a mail was not sent. */
export class MailError extends Error {
  override name = 'MailError'
  /** `retry`: try again later; `refused`: never; `unknown`: it may have been sent. */
  readonly kind: 'retry' | 'refused' | 'unknown'

  constructor(kind: MailError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** Sends a mail; rejects with a MailError. */
export type SendMail = (message: Message) => Promise<void>
