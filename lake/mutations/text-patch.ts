import { Mutation } from '@sanity/mutator'

const id = 'text'

/**
 * `text` with a diff-match-patch applied as the Studio applies it to its own copy, by the same code. Chunks that find no place are
 * left out; a patch that can't be read throws.
 */
export function patchText(text: string, patch: string): string {
  const mutation = new Mutation({ mutations: [{ patch: { id, diffMatchPatch: { value: patch } } }] })
  const result: { [field: string]: unknown } | null = mutation.apply({ _id: id, _type: id, value: text })
  return typeof result?.value === 'string' ? result.value : text
}
