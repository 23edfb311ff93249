import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ENVELOPE, SENT_PARAMETER } from '#shared/forms/envelope.ts'
import { registrationForm, webinarRequestForm } from '#shared/forms/registration.ts'
import type { EventState } from '#src/cms/event.ts'
import { type DetailedEvent, EventSheet } from '#src/content/event-sheet.tsx'
import { EventStateNotice } from '#src/content/event-state-notice.tsx'
import { SubmissionForm } from '#src/forms/submission-form.tsx'
import { availabilityQuery } from './availability.query.ts'
import { SuccessView } from './success-view.tsx'

/** Fields that are checked while they are edited. */
const LIVE = ['phoneNumber']

export interface RegistrationProps {
  event: DetailedEvent
  /** Registrations are taken while they are open; recordings are asked for once the webinar is over. */
  collection: 'event-registrations' | 'webinar-requests'
  heading: string
  title: string
  path: string
}

/** An event with its form, or with the reason why there is none, or with the thanks for it. */
export function Registration({ event, collection, heading, title, path }: RegistrationProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const [parameters, setParameters] = useSearchParams()
  const current = { ...event, ...useCurrentState(event) }
  const isRequest = collection === 'webinar-requests'
  // The same ones each time: the page hears of the event's state while a browser may be filling in the form.
  const subject = useMemo(
    () => ({ [ENVELOPE.source]: event.kind, [ENVELOPE.urlId]: event.urlId || event._id }),
    [event.kind, event.urlId, event._id],
  )
  const finish = useCallback(() => setDone(true), [])
  const sent = done || parameters.get(SENT_PARAMETER) === collection
  const again = () => {
    setDone(false)
    if (parameters.has(SENT_PARAMETER)) setParameters({}, { replace: true, preventScrollReset: true })
  }
  if (sent) {
    return (
      <EventSheet event={current} heading={heading} title={title} path={path}>
        <SuccessView focus={done} form={path} onAgain={again} />
      </EventSheet>
    )
  }
  return (
    <EventSheet event={current} heading={heading} title={title} path={path}>
      <EventStateNotice event={current} purpose={isRequest ? 'recording' : 'registration'} />
      {(isRequest ? current.completed : current.open) && (
        <SubmissionForm
          definition={isRequest ? webinarRequestForm : registrationForm}
          subject={subject}
          live={LIVE}
          submitLabel={t('registration.submit')}
          onDone={finish}
        />
      )}
    </EventSheet>
  )
}

/** The event's state as the server has it now; what the page came with until that is known. */
function useCurrentState(event: DetailedEvent): Pick<EventState, 'open' | 'completed'> {
  const { data } = useQuery(availabilityQuery(event.kind, event.urlId || event._id))
  if (data === null) return { open: false, completed: event.completed }
  return { open: data?.open ?? event.open, completed: data?.completed ?? event.completed }
}
