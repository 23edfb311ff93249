import { createContext, useContext } from 'react'
import type { FormErrors } from '#shared/forms/form.ts'

/** What became of a form that was sent without JavaScript. */
export interface PostedValues {
  status: number
  values: Record<string, string>
  errors: FormErrors
}

const PostedFormContext = createContext<PostedValues | null>(null)

export const PostedFormProvider = PostedFormContext.Provider

/** The failed plain post that this page answers, or null. */
export const usePostedForm = () => useContext(PostedFormContext)
