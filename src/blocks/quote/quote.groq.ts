export const quoteFields = /* groq */ `text, attribution, role`
