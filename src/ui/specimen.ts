import type { ReactNode } from 'react'

/** One state of a component as the style guide shows it. */
export interface Specimen {
  state: string
  render: () => ReactNode
  /** How wide it stands: a column (left out), the sheet, or the whole page. */
  width?: 'sheet' | 'page'
}

/** A component's place in the style guide, keyed by its file name without extension. */
interface RegistryEntry {
  name: string
  specimens: readonly Specimen[]
}

export type Registry = Readonly<Record<string, RegistryEntry>>
