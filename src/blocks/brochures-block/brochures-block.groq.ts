import { imageFields } from '../../cms/image.groq.ts'

export const brochuresBlockFields = /* groq */ `
  heading,
  text,
  "brochures": *[_type == "brochure"] | order(order asc, _id asc) {
    _id,
    title,
    "slug": slug.current,
    description,
    "cover": select(defined(cover.asset->_id) => cover{${imageFields}}),
    "alt": cover.alt
  }`
