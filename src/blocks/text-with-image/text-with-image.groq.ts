import { imageFields } from '../../cms/image.groq.ts'
import { richTextFields } from '../../cms/rich-text.groq.ts'

export const textWithImageFields = /* groq */ `
  heading,
  body[]{${richTextFields}},
  "image": select(defined(image.asset->_id) => image{${imageFields}}),
  "alt": image.alt,
  imageSide`
