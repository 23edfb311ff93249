import { createContext, useContext } from 'react'
import type { Failure } from './use-submission.ts'
import type { Values } from './values.ts'

/** Message keys by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What the parts of a form know of it, whatever keeps it: Formik, or for one field a few lines. */
export interface FormState {
  values: Values
  initialValues: Values
  errors: FieldErrors
  /** Why the last try was not taken. */
  failure: Failure | undefined
  submitCount: number
  isSubmitting: boolean
  setValues: (values: Values) => void
  setFieldValue: (name: string, value: string) => void
  setFieldError: (name: string, error: string | undefined) => void
  /** Checks all fields and sends what is right. */
  submitForm: () => Promise<void>
}

const FormStateContext = createContext<FormState | null>(null)

export const FormStateProvider = FormStateContext.Provider

/** The form that stands around. Throws outside of one. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('useFormState needs a form around it')
  return state
}
