/** Values of a form by field name, as they were typed. */
export type Values = Record<string, string>
