import { richTextFields } from '../../cms/rich-text.groq.ts'

export const textWithImageFields = /* groq */ `
  heading,
  body[]{${richTextFields}},
  "image": select(defined(image.asset->_id) => image{asset, crop, hotspot}),
  "alt": image.alt,
  imageSide`
