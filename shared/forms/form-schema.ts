/** The forms' rules as yup schemas, apart from the definitions: what needs no yup does not load it. */
import { object, string } from 'yup'
import { cleanValue, type Field, type FormDefinition, RULES } from './form.ts'

function fieldSchema(field: Field) {
  const { required, invalid, tooLong } = field.messages
  return string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? cleanValue(field, value) : value))
    .test('required', required, (value) => !field.required || value !== '')
    .test('tooLong', tooLong, (value) => [...value].length <= field.maxLength)
    .test('invalid', invalid, (value) => value === '' || RULES[field.kind](value))
}

/** The yup schema of a form; messages are translation keys. */
export function formSchema<Name extends string>(form: FormDefinition<Name>) {
  const names = Object.keys(form.fields) as Name[]
  return object(Object.fromEntries(names.map((name) => [name, fieldSchema(form.fields[name])])))
}
