import type { Message } from './message.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** The HTML part: paragraphs and links, no picture, no style sheet, nothing to load. */
export function htmlPart({ language, subject, paragraphs }: Message): string {
  const body = paragraphs
    .map(({ text, link }) => {
      const anchor = link ? ` <a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : ''
      return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}${anchor}</p>`
    })
    .join('\n')
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body></html>\n`
}

/** The plain part of the same mail. */
export function textPart({ paragraphs }: Message): string {
  return `${paragraphs.map(({ text, link }) => (link ? `${text}\n${link.label}: ${link.url}` : text)).join('\n\n')}\n`
}
