export const callToActionFields = /* groq */ `heading, text, actions[]{label, to}`
