import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { onlyText } from '#src/lib/with-texts.ts'
import { contentText } from './content-text.tsx'

/** A remark set apart from the text. */
export function Callout({ value, isInline }: PortableTextTypeComponentProps<{ tone?: string; text?: string }>) {
  const text = onlyText(value.text)
  if (isInline || !text?.trim()) return null
  return (
    <aside className="callout" data-tone={value.tone === 'warning' ? 'warning' : 'info'}>
      <p dir="auto">{contentText(text)}</p>
    </aside>
  )
}
