import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
}

/** A link that leads on and looks like a button. */
export function LinkButton({ variant = 'primary', size = 'md', icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} data-print="hide" className={buttonStyle(variant, size, className)}>
      <span>{children}</span>
      {icon && <Icon name={icon} size={18} />}
    </Link>
  )
}
