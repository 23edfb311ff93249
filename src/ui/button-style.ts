import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'md' | 'sm'

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-edge border-[1.5px] text-center leading-title font-semibold ' +
  'font-stretch-[106%] no-underline transition-colors active:translate-y-px disabled:translate-none disabled:cursor-not-allowed ' +
  'aria-disabled:translate-none aria-disabled:cursor-not-allowed'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-signal bg-signal text-on-signal hover:border-signal-strong hover:bg-signal-strong ' +
    'disabled:border-steel-2 disabled:bg-transparent disabled:text-steel-1',
  secondary:
    'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper disabled:border-steel-2 disabled:bg-transparent disabled:text-steel-1',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-signal decoration-2 underline-offset-4 hover:text-signal disabled:text-steel-1',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-12 px-6 py-2.5 text-body',
  sm: 'min-h-10 px-4 py-1.5 text-small',
}

/** Classes that buttons and links which look like buttons share. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], variant === 'quiet' && 'px-0', className)
}
