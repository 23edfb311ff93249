import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormDefinition, fieldError } from '#shared/forms/form.ts'
import { Field } from '#src/ui/field.tsx'
import { FieldGrid } from '#src/ui/field-grid.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { CountrySelect } from './country-select.tsx'
import { DigitsInput } from './digits-input.tsx'
import { useFormState } from './form-state.ts'
import { useFieldText } from './use-field-text.ts'

export interface SubmissionInputsProps {
  definition: FormDefinition
  /** Fields that are checked on editing also before the first submit. */
  live: readonly string[]
  /** A submit was tried: every field is checked again as it is edited. */
  checking: boolean
}

const TYPES = { text: 'text', email: 'email', phone: 'tel' } as const

/** The fields of a form with their messages, in the order of its definition. */
export function SubmissionInputs({ definition, live, checking }: SubmissionInputsProps) {
  const { t } = useTranslation()
  const { message, label } = useFieldText()
  const { values, errors, setFieldValue, setFieldError } = useFormState()
  const edit = (name: string, value: string) => {
    setFieldValue(name, value)
    const field = definition.fields[name]
    if (field && (checking || live.includes(name))) setFieldError(name, fieldError(field, value) ?? undefined)
  }
  return (
    <FieldGrid>
      {Object.entries(definition.fields).map(([name, field]) => {
        const common = { name, autoComplete: field.autoComplete, value: values[name] ?? '' }
        type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
        const onChange = (event: ChangeEvent<Control>) => edit(name, event.target.value)
        return (
          <div key={name} className={field.kind === 'message' ? 'col-span-full' : undefined}>
            <Field
              id={name}
              label={label(name)}
              error={message(errors[name])}
              required={field.required}
              optionalText={t('forms.optional')}
            >
              {(control) => {
                const { kind } = field
                if (kind === 'country') return <CountrySelect {...common} {...control} onChange={onChange} />
                if (kind === 'message') return <TextArea {...common} {...control} rows={5} onChange={onChange} />
                if (kind !== 'phone10') return <TextInput {...common} {...control} type={TYPES[kind]} onChange={onChange} />
                return <DigitsInput {...common} {...control} maxLength={field.maxLength} onValue={(value) => edit(name, value)} />
              }}
            </Field>
          </div>
        )
      })}
    </FieldGrid>
  )
}
