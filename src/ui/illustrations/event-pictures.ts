import { LINE_EVENT_PICTURES } from './line-event-pictures.ts'
import { PLANT_EVENT_PICTURES } from './plant-event-pictures.ts'

/** Banners of the sample events, by the key of their document's id. */
export const EVENT_PICTURES = { ...PLANT_EVENT_PICTURES, ...LINE_EVENT_PICTURES } as const
