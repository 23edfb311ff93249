import type { ChangeEvent } from 'react'
import { type SlugInputProps, set, unset } from 'sanity'
import { LEGAL_SLUGS, OFFERING_SLUGS } from '#shared/paths.ts'
import styles from './slug-choice-input.module.css'

interface SlugChoiceProps extends SlugInputProps {
  slugs: readonly string[]
}

/** Input for a slug that must be one of a few known addresses: a list to choose from instead of a text to type. */
function SlugChoice({ slugs, value, onChange, readOnly, elementProps }: SlugChoiceProps) {
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
      className={styles.select}
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

export function OfferingSlugInput(props: SlugInputProps) {
  return <SlugChoice {...props} slugs={OFFERING_SLUGS} />
}

export function LegalSlugInput(props: SlugInputProps) {
  return <SlugChoice {...props} slugs={LEGAL_SLUGS} />
}
