import { useRef, useState } from 'react'
import { fieldError } from '#shared/forms/form.ts'
import { type FieldErrors, FormStateProvider } from './form-state.ts'
import { SubmissionBody } from './submission-body.tsx'
import { type SubmissionFormProps, useSending } from './use-sending.ts'
import type { Values } from './values.ts'

/**
 * A form of one or two fields, the same to a visitor as a `SubmissionForm`, for pages that shall not load Formik and yup (23 kB) for it.
 */
export function SmallForm(props: SubmissionFormProps) {
  const { fields } = props.definition
  const { submit, initialValues, initialErrors, initialFailure, ...body } = useSending(props)
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<FieldErrors>(initialErrors)
  const [failure, setFailure] = useState(initialFailure)
  const [tries, setTries] = useState({ count: 0, underWay: false })
  // A submit right after a change must see it.
  const latest = useRef(values)

  const change = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const wrongFields = (): FieldErrors =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const error = fieldError(field, latest.current[name] ?? '')
        return error ? [[name, error]] : []
      }),
    )
  const submitForm = async () => {
    setTries(({ count }) => ({ count: count + 1, underWay: true }))
    setFailure(undefined)
    const wrong = wrongFields()
    setErrors(wrong)
    try {
      if (Object.keys(wrong).length > 0) return
      const answer = await submit(latest.current)
      if (answer.errors) setErrors(answer.errors)
      setFailure(answer.failure)
    } finally {
      setTries(({ count }) => ({ count, underWay: false }))
    }
  }
  return (
    <FormStateProvider
      value={{
        values,
        initialValues,
        errors,
        failure,
        submitCount: tries.count,
        isSubmitting: tries.underWay,
        setValues: change,
        setFieldValue: (name, value) => change({ ...latest.current, [name]: value }),
        setFieldError: (name, error) => setErrors((known) => ({ ...known, [name]: error })),
        submitForm,
      }}
    >
      <SubmissionBody {...props} {...body} />
    </FormStateProvider>
  )
}
