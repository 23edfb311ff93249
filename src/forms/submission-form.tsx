import { Formik, type FormikHelpers } from 'formik'
import { memo, useMemo } from 'react'
import { formSchema } from '#shared/forms/form-schema.ts'
import { FormStateProvider } from './form-state.ts'
import { SubmissionBody } from './submission-body.tsx'
import { type SubmissionFormProps, useSending } from './use-sending.ts'
import type { Values } from './values.ts'

/**
 * A form of the site. Works as a plain post to the page's own address, and takes over from there with script. It is drawn again for
 * changes of its own alone: any other would empty inputs that a browser filled in without telling.
 */
export const SubmissionForm = memo(function SubmissionForm(props: SubmissionFormProps) {
  const { definition } = props
  const { submit, initialValues, initialErrors, initialFailure, ...body } = useSending(props)
  const schema = useMemo(() => formSchema(definition), [definition])
  const onSubmit = async (values: Values, { setErrors, setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined)
    const { errors, failure } = await submit(values)
    if (errors) setErrors({ ...errors })
    if (failure) setStatus(failure)
  }
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialErrors={initialErrors}
      initialStatus={initialFailure}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {(formik) => (
        <FormStateProvider
          value={{
            ...formik,
            failure: formik.status,
            setValues: (values) => void formik.setValues(values, false),
            setFieldValue: (name, value) => void formik.setFieldValue(name, value, false),
          }}
        >
          <SubmissionBody {...props} {...body} />
        </FormStateProvider>
      )}
    </Formik>
  )
})
