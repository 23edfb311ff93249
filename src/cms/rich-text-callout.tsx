import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { contentText } from './content-text.tsx'

/** A remark set apart from the text. */
export function Callout({ value, isInline }: PortableTextTypeComponentProps<{ tone?: string; text?: string }>) {
  if (isInline || !value.text?.trim()) return null
  return (
    <aside className="callout" data-tone={value.tone === 'warning' ? 'warning' : 'info'}>
      <p dir="auto">{contentText(value.text)}</p>
    </aside>
  )
}
