import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  hint?: ReactNode
}

/** A check box with its label; the whole line is the target. */
export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <span className="relative mt-0.5 grid size-6">
        <input
          type="checkbox"
          id={controlId}
          aria-describedby={hint ? hintId : undefined}
          className={
            'peer size-6 appearance-none rounded-edge border-[1.5px] border-steel-2 bg-raised transition-colors hover:border-ink ' +
            'checked:border-signal checked:bg-signal active:border-signal aria-invalid:border-error disabled:cursor-not-allowed ' +
            'disabled:border-steel-2 disabled:bg-sunken'
          }
          {...rest}
        />
        <svg
          viewBox="0 0 24 24"
          className="pointer-events-none absolute inset-0 size-6 text-on-signal opacity-0 peer-checked:opacity-100 peer-disabled:text-steel-1"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <path d="m6 12.5 4 4 8-9" />
        </svg>
      </span>
      <label htmlFor={controlId} className="cursor-pointer py-0.5 leading-meta">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="col-start-2 text-meta leading-meta text-steel-1">
          {hint}
        </p>
      )}
    </div>
  )
}
