import type { CSSProperties } from 'react'
import { sheetMarkup } from './parts/kit/markup.ts'
import { type Picture, sheetOf } from './parts/kit/picture.ts'

export interface DrawingProps {
  /** What the drawing means to someone who can't see it. Without one it is decoration, hidden from screen readers. */
  title?: string | undefined
  className?: string | undefined
  /** `slice` fills its box and crops, `meet` (default) shows the whole sheet. */
  fit?: 'meet' | 'slice'
  /** Lines draw themselves once, when the drawing first appears. */
  drawn?: boolean
}

const markups = new WeakMap<Picture, string>()

/** What the server already drew into this document; laying hundreds of faces out again would only delay hydration. */
function drawnByServer({ id }: Picture): string | undefined {
  if (!id || typeof document === 'undefined') return undefined
  return document.querySelector(`svg[data-picture="${CSS.escape(id)}"]`)?.innerHTML
}

function markupOf(picture: Picture): string {
  const markup = markups.get(picture) ?? drawnByServer(picture) ?? sheetMarkup(sheetOf(picture))
  markups.set(picture, markup)
  return markup
}

/** One picture as inline SVG. Colours, line weight and motion come from `illustrations.css`. */
export function Drawing({ picture, title, className = '', fit = 'meet', drawn = false }: DrawingProps & { picture: Picture }) {
  // A custom property is not in React's CSSProperties.
  const style = { '--art-weight': picture.weight ?? 1.5 } as CSSProperties
  return (
    <svg
      className={`art${drawn ? ' art-drawn' : ''} ${className}`.trim()}
      viewBox={`0 0 ${picture.view.width} ${picture.view.height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      style={style}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable={false}
      data-picture={picture.id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and class names that the kit writes; no text of anybody's gets in
      dangerouslySetInnerHTML={{ __html: markupOf(picture) }}
    />
  )
}
