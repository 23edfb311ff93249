import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What a control takes from its field; spread it on the input. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Said after the label of a field that may stay empty. */
  optionalText?: string
  id?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint, control and error line of one input. The error line keeps its height, so that a message moves nothing. */
export function Field({ label, hint, error, required = false, optionalText, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col">
      <label
        htmlFor={controlId}
        className="mb-1.5 flex items-baseline justify-between gap-3 text-small font-semibold leading-title"
      >
        <span>{label}</span>
        {!required && optionalText && <span className="text-meta font-normal text-steel-1">{optionalText}</span>}
      </label>
      {hint && (
        <p id={hintId} className="mb-2 text-meta leading-meta text-steel-1">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <p
        id={errorId}
        className="mt-1.5 mb-3 flex min-h-[1.45em] items-start gap-1.5 text-meta leading-meta font-medium text-error"
      >
        {error && (
          <>
            <Icon name="alert" size={16} className="mt-0.5" />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
