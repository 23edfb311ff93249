import { Drawing, type DrawingProps } from './drawing.tsx'
import { STATE_PICTURES } from './state-pictures.ts'

/** What a page shows when there is nothing else to show: `not-found`, `failed` or `empty`. */
export function StateIllustration({ state, ...props }: DrawingProps & { state: keyof typeof STATE_PICTURES }) {
  return <Drawing picture={STATE_PICTURES[state]} {...props} />
}
