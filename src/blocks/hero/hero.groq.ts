/** A picture is left out without its file. */
export const heroFields = /* groq */ `
  heading,
  text,
  actions[]{label, to},
  "image": select(defined(image.asset->_id) => image{asset, crop, hotspot}),
  "alt": image.alt`
