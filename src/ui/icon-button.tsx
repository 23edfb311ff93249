import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** Accessible name, also shown as the tool tip. */
  label: string
}

/** A square button with an icon for a face. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-11 place-content-center rounded-edge transition-colors hover:text-signal active:translate-y-px',
        'disabled:translate-none disabled:cursor-not-allowed disabled:text-steel-2',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}
