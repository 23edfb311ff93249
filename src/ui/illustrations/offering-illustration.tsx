import type { OFFERING_SLUGS } from '#shared/paths.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { OFFERING_PICTURES } from './offering-pictures.ts'
import type { Picture } from './parts/kit/picture.ts'

type OfferingSlug = (typeof OFFERING_SLUGS)[number]

const pictures = new Map<string, Picture>(Object.entries<Picture>(OFFERING_PICTURES))

/** The part of the plant that an offering is about, shown close; nothing for a slug without one. */
export function OfferingIllustration({ slug, ...props }: DrawingProps & { slug: OfferingSlug | (string & {}) }) {
  const picture = pictures.get(slug)
  return picture ? <Drawing picture={picture} {...props} /> : null
}
