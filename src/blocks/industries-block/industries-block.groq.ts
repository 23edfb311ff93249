import { imageFields } from '../../cms/image.groq.ts'

export const industriesBlockFields = /* groq */ `
  heading,
  text,
  "industries": *[_type == "industry"] | order(order asc, _id asc) {
    _id,
    title,
    "image": select(defined(image.asset->_id) => image{${imageFields}}),
    "alt": image.alt
  }`
