import { useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldError } from '#shared/forms/form.ts'
import { type RegistrationField, registrationForm } from '#shared/forms/registration.ts'
import { CountrySelect } from '#src/forms/country-select.tsx'
import { DigitsInput } from '#src/forms/digits-input.tsx'
import { useFieldText } from '#src/forms/use-field-text.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { REGISTRATION_FIELDS, type RegistrationValues } from './registration-fields.ts'

export interface RegistrationInputsProps {
  /** A submit was tried: every field is checked again as it is edited. Before that only the phone is. */
  checking: boolean
}

/** The eight fields with their messages. */
export function RegistrationInputs({ checking }: RegistrationInputsProps) {
  const { t } = useTranslation()
  const { message } = useFieldText()
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<RegistrationValues>()

  const edit = (name: RegistrationField, value: string) => {
    void setFieldValue(name, value, false)
    if (!checking && name !== 'phoneNumber') return
    setFieldError(name, fieldError(registrationForm.fields[name], value) ?? undefined)
  }
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {REGISTRATION_FIELDS.map((name) => {
        const field = registrationForm.fields[name]
        const common = { name, autoComplete: field.autoComplete, value: values[name] }
        const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => edit(name, event.target.value)
        return (
          <Field key={name} id={name} label={t(`forms.fields.${name}`)} error={message(errors[name])} required>
            {(control) => {
              if (field.kind === 'country') return <CountrySelect {...common} {...control} onChange={onChange} />
              if (field.kind === 'phone10') {
                return <DigitsInput {...common} {...control} maxLength={field.maxLength} onValue={(value) => edit(name, value)} />
              }
              return <TextInput {...common} {...control} type={field.kind === 'email' ? 'email' : 'text'} onChange={onChange} />
            }}
          </Field>
        )
      })}
    </div>
  )
}
