export const brochuresBlockFields = /* groq */ `
  heading,
  text,
  "brochures": *[_type == "brochure"] | order(order asc, _id asc) {
    _id,
    title,
    "slug": slug.current,
    description,
    "cover": select(defined(cover.asset->_id) => cover{asset, crop, hotspot}),
    "alt": cover.alt
  }`
