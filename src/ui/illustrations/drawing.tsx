import type { CSSProperties } from 'react'
import './illustrations.css'
import { type Picture, sheetOf } from './parts/kit/picture.ts'
import type { Ink } from './parts/kit/sheet.ts'
import { TONE_CLASSES } from './parts/kit/tone-classes.ts'

export interface DrawingProps {
  /** What the drawing means to someone who can't see it. Without one it is decoration, hidden from screen readers. */
  title?: string | undefined
  className?: string | undefined
  /** `slice` fills its box and crops, `meet` (default) shows the whole sheet. */
  fit?: 'meet' | 'slice'
  /** Lines draw themselves once, when the drawing first appears. */
  drawn?: boolean
}

/** Dashes are measured along the line, so a dashed one keeps its own length. */
const pen = (tone: Ink['tone']) => (tone === 'guide' ? {} : { pathLength: 1 })

const paths = (inks: readonly Ink[]) =>
  inks.map(({ tone, d, moves }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes after it is laid out, its position is its identity
    <path key={i} className={moves ? `${TONE_CLASSES[tone]} m` : TONE_CLASSES[tone]} d={d} {...pen(tone)} />
  ))

/** One picture as inline SVG. Colours, line weight and motion come from `illustrations.css`. */
export function Drawing({ picture, title, className = '', fit = 'meet', drawn = false }: DrawingProps & { picture: Picture }) {
  const { width, height, behind, signal, before } = sheetOf(picture)
  // A custom property is not in React's CSSProperties.
  const style = { '--art-weight': picture.weight ?? 1.5 } as CSSProperties
  return (
    <svg
      className={`art${drawn ? ' art-drawn' : ''} ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      style={style}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable={false}
    >
      {paths(behind)}
      <g className="art-signal">{paths(signal)}</g>
      {paths(before)}
    </svg>
  )
}
