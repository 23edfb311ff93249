import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlStyle, 'field-sizing-content min-h-32 leading-body', className)}
      {...rest}
    />
  )
}
