import { formatStart, type Moment } from './zoned-date.ts'

interface Session extends Moment {
  title?: string
  location?: string
  completed?: boolean
  registration?: string
}

/** Line below the title of an event or webinar: when, where, and what an editor must know about its registration. */
export function sessionSubtitle({ location, completed, registration, ...moment }: Session): string {
  const state = completed ? 'completed' : registration === 'closed' ? 'registration closed' : undefined
  return [formatStart(moment), location, state].filter(Boolean).join(' · ')
}

const select = {
  startsAt: 'startsAt',
  timeZone: 'timeZone',
  completed: 'completed',
  registration: 'registration',
  media: 'bannerImg',
}

function prepare({ title, media, ...session }: Session & { media?: unknown }) {
  return { title: title ?? 'Untitled', subtitle: sessionSubtitle(session), media: media as undefined }
}

export const eventPreview = { select: { ...select, title: 'title', allDay: 'allDay', location: 'location' }, prepare }
export const webinarPreview = { select: { ...select, title: 'webinarTitle' }, prepare }
