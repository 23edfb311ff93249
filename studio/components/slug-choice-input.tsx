import { type ChangeEvent, type ComponentType } from 'react'
import { type SlugInputProps, set, unset } from 'sanity'
import styles from './slug-choice-input.module.css'

/** Makes an input for a slug that must be one of a few known addresses: a list to choose from instead of a text to type. */
export function slugChoiceInput(slugs: readonly string[]): ComponentType<SlugInputProps> {
  return function SlugChoiceInput({ value, onChange, readOnly, elementProps }: SlugInputProps) {
    const current = value?.current ?? ''
    const choose = (event: ChangeEvent<HTMLSelectElement>) =>
      onChange(event.currentTarget.value ? set({ _type: 'slug', current: event.currentTarget.value }) : unset())
    return (
      <select
        id={elementProps.id}
        ref={elementProps.ref}
        onFocus={elementProps.onFocus}
        onBlur={elementProps.onBlur}
        aria-describedby={elementProps['aria-describedby']}
        className={styles['select']}
        value={current}
        onChange={choose}
        disabled={readOnly}
      >
        <option value="">Choose an address</option>
        {/* A value from elsewhere stays visible, so that its validation message makes sense. */}
        {[...new Set([...slugs, ...(current ? [current] : [])])].map((slug) => (
          <option key={slug} value={slug}>
            /{slug}
          </option>
        ))}
      </select>
    )
  }
}
