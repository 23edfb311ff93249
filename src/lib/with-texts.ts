/** A text as the CMS returns it, or null for anything else: whatever wrote the document, one wrong field must not cost the page. */
export const onlyText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A row of the CMS whose fields `names` are texts or null; fields that it doesn't have stay away. */
export function withTexts<Row extends object>(row: Row, names: readonly string[]): Row {
  const texts = Object.entries(row).flatMap(([name, value]) => (names.includes(name) ? [[name, onlyText(value)] as const] : []))
  return { ...row, ...Object.fromEntries(texts) }
}
