import { Drawing, type DrawingProps } from './drawing.tsx'
import { HERO } from './plant.ts'

/** The whole plant from above. */
export function HeroIllustration(props: DrawingProps) {
  return <Drawing picture={HERO} {...props} />
}
