import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const TONES = {
  info: { face: 'border-process bg-process-tint', icon: 'info', ink: 'text-process' },
  success: { face: 'border-success bg-success-tint', icon: 'check', ink: 'text-success' },
  warning: { face: 'border-warning bg-warning-tint', icon: 'alert', ink: 'text-warning' },
  error: { face: 'border-error bg-error-tint', icon: 'alert', ink: 'text-error' },
} satisfies Record<string, { face: string; icon: IconName; ink: string }>

export interface NoticeProps {
  tone: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  className?: string
}

/** A remark about the page or the form: that an event has ended, that sending failed. It is not a live region. */
export function Notice({ tone, title, children, className }: NoticeProps) {
  const { face, icon, ink } = TONES[tone]
  return (
    <div className={classNames('flex gap-4 border-s-4 p-5', face, className)}>
      <Icon name={icon} size={24} className={ink} />
      <div className="grid gap-1.5 text-small leading-body">
        {title && <p className="font-semibold leading-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
