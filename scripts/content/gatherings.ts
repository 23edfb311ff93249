/** Events and webinars, each from one Markdown source. */
import { richText } from './rich-text.ts'
import { scheduled } from './schedule.ts'
import { readSources, type SourceFile, setting } from './source-file.ts'
import { type ContentDocument, image, seo, slug, weakReference } from './values.ts'

/** Fields that events and webinars share; without a text for the card it shows the description. */
function common(source: SourceFile, id: string) {
  const { settings, text, card } = source
  const timeZone = setting(source, 'timeZone')
  return {
    urlId: slug(settings.urlId ?? source.name),
    startsAt: scheduled(setting(source, 'starts'), timeZone),
    ...(settings.ends && { endsAt: scheduled(settings.ends, timeZone) }),
    timeZone,
    bannerImg: image(id, setting(source, 'alt')),
    description: richText(text, `${id}.description`),
    ...(card && { content: richText(card, `${id}.content`) }),
    completed: settings.completed === 'true',
    registration: settings.registration ?? 'automatic',
    seo: seo(setting(source, 'title'), setting(source, 'summary')),
  }
}

export function createEvents(): ContentDocument[] {
  return readSources('events').map((source) => {
    const { settings, name } = source
    const _id = `event-${name}`
    return {
      _id,
      _type: 'event',
      title: setting(source, 'title'),
      url: 'registerevent',
      allDay: settings.allDay === 'true',
      ...(settings.date && { date: settings.date }),
      ...(settings.Date && { Date: settings.Date }),
      location: setting(source, 'location'),
      ...common(source, _id),
    }
  })
}

/** Webinars, each followed by its private companion with the links that the public never reads. */
export function createWebinars(): ContentDocument[] {
  return readSources('webinars').flatMap((source) => {
    const _id = `webinar-${source.name}`
    const recordingUrl = source.settings.recordingUrl
    return [
      { _id, _type: 'webinar', webinarTitle: setting(source, 'title'), ...common(source, _id) },
      {
        _id: `webinar-access.${_id}`,
        _type: 'webinarAccess',
        webinar: weakReference(_id),
        joinUrl: setting(source, 'joinUrl'),
        ...(recordingUrl && { recordingUrl }),
      },
    ]
  })
}
