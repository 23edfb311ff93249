export interface NavLink {
  label: string
  href: string
  /** Language of the label, where it isn't the page's. */
  lang?: string | undefined
  /** The page that is open. */
  current?: boolean
}

export interface NavGroup {
  label: string
  links: readonly NavLink[]
  /** Numbers the links as views of the plant, 01 and up. */
  numbered?: boolean
}

export type NavEntry = NavLink | NavGroup

/** A group has links of its own and opens; a link leads on. */
export const isNavGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry

/** Number of a view as it stands on the sheet: `01`. */
export const viewNumber = (index: number) => String(index + 1).padStart(2, '0')
