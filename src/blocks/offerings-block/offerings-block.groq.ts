export const offeringsBlockFields = /* groq */ `
  heading,
  text,
  "offerings": *[_type == "offering" && defined(slug.current)] | order(order asc, _id asc) {_id, title, "slug": slug.current, description}`
