import { createRequire } from 'node:module'

/** Applies patches as the Studio does. The package comes with the Studio and is not a dependency of its own. */
const load: (name: string) => { applyPatch(document: unknown, patch: unknown): unknown } = createRequire(
  createRequire(import.meta.url).resolve('sanity/package.json'),
)

export const { applyPatch } = load('mendoza')
