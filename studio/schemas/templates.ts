import type { Template } from 'sanity'

/** Template of the private companion of a webinar; its parameter is the published id of the webinar. */
export const WEBINAR_ACCESS_TEMPLATE = 'webinarAccess-of-webinar'

const webinarAccess: Template<{ webinarId: string }, object> = {
  id: WEBINAR_ACCESS_TEMPLATE,
  title: 'Access to the webinar',
  schemaType: 'webinarAccess',
  parameters: [{ name: 'webinarId', type: 'string' }],
  value: ({ webinarId }: { webinarId: string }) => ({ webinar: { _type: 'reference', _ref: webinarId, _weak: true } }),
}

/** Adds the templates of this Studio to the default ones, which Sanity makes from the types. */
export function resolveTemplates(previous: Template[]): Template[] {
  return [...previous, webinarAccess]
}
