import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'
import { SpinnerMark } from './spinner-mark.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  /** Work is under way: the button keeps focus and name, and further clicks do nothing. */
  busy?: boolean
}

/** A button that says what happens; busy and disabled are different states. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle(variant, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={guard}
    >
      {busy && <SpinnerMark size={18} />}
      <span>{children}</span>
      {icon && !busy && <Icon name={icon} size={18} />}
    </button>
  )
}
