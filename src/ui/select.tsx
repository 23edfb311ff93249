import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { Icon } from './icon.tsx'

/** A choice of one from a list, in the browser's own control. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={classNames(controlStyle, 'appearance-none truncate pr-11', className)} {...rest}>
        {children}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-steel-1" />
    </div>
  )
}
