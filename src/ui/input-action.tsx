import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface InputActionProps extends FieldProps {
  /** The button that sends the one input. */
  action: ReactNode
}

/** One input and its button on one line, below each other where that is too narrow: search, newsletter. */
export function InputAction({ action, children, ...field }: InputActionProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <div className="min-w-0 flex-1 basis-60">{children(control)}</div>
          {action}
        </div>
      )}
    </Field>
  )
}
