import type { ReactNode } from 'react'
import { iconPaths } from './icon-paths.tsx'

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  /** Edge length in pixels; the drawing's lines keep their weight. */
  size?: number
  /** Accessible name; without one the icon is decoration. */
  label?: string
  className?: string
}

/** One of the site's icons, drawn in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const drawing: ReactNode = iconPaths[name]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label, if any, is the name; a title would also show a tool tip
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`shrink-0 ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawing}
    </svg>
  )
}
