import { imageFields } from '../../cms/image.groq.ts'

/** A picture is left out without its file. */
export const heroFields = /* groq */ `
  heading,
  text,
  actions[]{label, to},
  "image": select(defined(image.asset->_id) => image{${imageFields}}),
  "alt": image.alt`
