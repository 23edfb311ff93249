import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface ImageProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  /** Empty for decoration; never left out. */
  alt: string
  /** Size of the file in pixels: the browser keeps its place. */
  width: number
  height: number
  /** Tiny picture (data address) that stands there until the file arrives. */
  lqip?: string | null | undefined
  /** Above the fold: loaded first. Everything else waits until it comes near. */
  priority?: boolean
  /** Lines on a light ground: the dark scheme turns it over. */
  drawing?: boolean
}

/** An image with its space reserved. */
export function Image({ alt, lqip, priority = false, drawing = false, className, style, ...rest }: ImageProps) {
  return (
    <img
      {...rest}
      alt={alt}
      data-drawing={drawing || undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={classNames(lqip && 'bg-cover bg-center', className) || undefined}
      style={lqip ? { ...style, backgroundImage: `url("${lqip}")` } : style}
    />
  )
}
