export const newsletterBlockFields = /* groq */ `heading, text`
