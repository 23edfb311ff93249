import { createContext, useContext } from 'react'
import type { Collection, FormErrors } from '#shared/forms/form.ts'

/** What became of a form that was sent without JavaScript. */
export interface PostedValues {
  collection?: Collection
  status: number
  values: Record<string, string>
  errors: FormErrors
}

const PostedFormContext = createContext<PostedValues | null>(null)

export const PostedFormProvider = PostedFormContext.Provider

/** The failed plain post of a form that this page answers, or null. */
export function usePostedForm(collection: Collection): PostedValues | null {
  const posted = useContext(PostedFormContext)
  return posted && (posted.collection ?? collection) === collection ? posted : null
}
