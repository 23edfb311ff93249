import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'border-steel-2 text-steel-1',
  process: 'border-process bg-process-tint text-process',
  success: 'border-success bg-success-tint text-success',
  warning: 'border-warning bg-warning-tint text-warning',
  error: 'border-error bg-error-tint text-error',
}

export type BadgeTone = keyof typeof TONES

/** A short word about the state of a thing. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames('annotation inline-flex items-center rounded-edge border px-2 py-0.5', TONES[tone])}>
      {children}
    </span>
  )
}
