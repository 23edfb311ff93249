import type { ReactNode } from 'react'

/** One state of a component as the style guide shows it. */
export interface Specimen {
  state: string
  render: () => ReactNode
  /** Shown over the full width of the page, not in a column. */
  wide?: boolean
}

/** A component's place in the style guide, keyed by its file name without extension. */
export interface RegistryEntry {
  name: string
  specimens: readonly Specimen[]
}

export type Registry = Readonly<Record<string, RegistryEntry>>
