import { cropPicture } from './crop-pictures.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** A crop of the plant for what has no picture of its own; `seed` (an id, a title) decides which. */
export function CropIllustration({ seed, ...props }: DrawingProps & { seed: string }) {
  return <Drawing picture={cropPicture(seed)} {...props} />
}
