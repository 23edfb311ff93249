/** Documents and form values that tests of the server share. */

export const OPEN_EVENT = {
  _id: 'event-line-clinic',
  _type: 'event',
  title: 'Line balancing clinic',
  urlId: { _type: 'slug', current: 'line-clinic' },
  url: 'registerevent',
  startsAt: '2026-07-01T08:00:00.000Z',
  endsAt: '2026-07-02T12:00:00.000Z',
  timeZone: 'Europe/Berlin',
  registration: 'automatic',
}

export const PAST_EVENT = {
  ...OPEN_EVENT,
  _id: 'event-past',
  title: 'Past forum',
  urlId: { _type: 'slug', current: 'past-forum' },
  startsAt: '2026-05-01T08:00:00.000Z',
  endsAt: '2026-05-01T12:00:00.000Z',
}

export const WEBINAR = {
  _id: 'webinar-scan',
  _type: 'webinar',
  webinarTitle: 'From scan to model',
  urlId: { _type: 'slug', current: 'scan-to-model' },
  startsAt: '2026-07-05T10:00:00.000Z',
  endsAt: '2026-07-05T11:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  registration: 'automatic',
}

export const BROCHURE = {
  _id: 'brochure-profile',
  _type: 'brochure',
  title: 'Company profile',
  slug: { _type: 'slug', current: 'profile' },
}

export const POLICY = {
  _id: 'legal-privacy',
  _type: 'legalPage',
  slug: { _type: 'slug', current: 'privacy-policy' },
  lastUpdated: '24 May 2024',
}

export const PERSON = {
  firstName: 'Zoë',
  lastName: 'Nguyễn',
  companyEmail: 'zoe+expo@example.com',
  companyName: 'Example Works',
  phoneNumber: '9876543210',
  jobTitle: 'Planner',
  country: 'IN',
  city: 'Pune',
}

export const UUID = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'
export const OTHER_UUID = '1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'

export const registration = (more: Record<string, unknown> = {}) => ({
  id: UUID,
  source: 'event',
  urlId: 'line-clinic',
  ...PERSON,
  ...more,
})
