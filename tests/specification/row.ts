/** A test by the file it stands in and its title as the source writes it: `%s` and `$name` of tables included. */
export interface TestReference {
  /** Path from the root of the repository. */
  file: string
  title: string
}

/** What shows one statement of `docs/specification.md`, or why nothing does yet. */
export type Row = { id: string; tests: TestReference[] } | { id: string; open: string }
