/** ICU versions disagree about thin, narrow and no-break spaces in formatted dates; an ordinary one makes server and browser agree. */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ').replace(/[\u200b\u200e\u200f]/g, '')
}
