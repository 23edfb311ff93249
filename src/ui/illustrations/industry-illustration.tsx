import { Drawing, type DrawingProps } from './drawing.tsx'
import { INDUSTRY_PICTURES } from './industry-pictures.ts'
import type { Picture } from './parts/kit/picture.ts'

const pictures = new Map<string, Picture>(Object.entries<Picture>(INDUSTRY_PICTURES))

/** The product that stands for an industry, on its conveyor; nothing for an industry without one. */
export function IndustryIllustration({
  industry,
  ...props
}: DrawingProps & { industry: keyof typeof INDUSTRY_PICTURES | (string & {}) }) {
  const picture = pictures.get(industry)
  return picture ? <Drawing picture={picture} {...props} /> : null
}
