import type { Registry } from './specimen.ts'
import { actionSpecimens } from './specimens-actions.tsx'
import { contentSpecimens } from './specimens-content.tsx'
import { formSpecimens } from './specimens-forms.tsx'
import { frameSpecimens } from './specimens-frame.tsx'
import { stateSpecimens } from './specimens-states.tsx'

/** Every component of the design system with its states; the style guide is made from it. */
export const registry: Registry = {
  ...frameSpecimens,
  ...actionSpecimens,
  ...formSpecimens,
  ...contentSpecimens,
  ...stateSpecimens,
}
