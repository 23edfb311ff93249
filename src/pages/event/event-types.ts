import type { EventType } from '#src/cms/event-detail.query.ts'

/** An address below /events may name either. */
export const EVENT_TYPES: readonly EventType[] = ['event', 'webinar']
