import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SENT_PARAMETER } from '#shared/forms/envelope.ts'
import type { EventState } from '#src/cms/event.ts'
import { type DetailedEvent, EventSheet } from '#src/content/event-sheet.tsx'
import { EventStateNotice } from '#src/content/event-state-notice.tsx'
import { availabilityQuery } from './availability.query.ts'
import { RegistrationForm } from './registration-form.tsx'
import { SuccessView } from './success-view.tsx'

export interface RegistrationProps {
  event: DetailedEvent
  collection: 'event-registrations' | 'webinar-requests'
  heading: string
  title: string
  path: string
  /** Whether the form is offered, as the published data have it; a registration also asks the server after the page is shown. */
  open: boolean
}

/** An event with its registration form, or with the reason why there is none, or with the thanks for it. */
export function Registration({ event, collection, heading, title, path, open }: RegistrationProps) {
  const [done, setDone] = useState(false)
  const [parameters] = useSearchParams()
  const current = useCurrentState(event)
  const sent = done || parameters.get(SENT_PARAMETER) === collection
  const takesForm = collection === 'event-registrations' ? current.open : open
  return (
    <EventSheet event={{ ...event, ...current }} heading={heading} title={title} path={path}>
      {sent ? (
        <SuccessView focus={done} />
      ) : (
        <>
          {collection === 'event-registrations' && <EventStateNotice event={{ ...event, ...current }} />}
          {takesForm && (
            <RegistrationForm
              key={event._id}
              source={event.kind}
              collection={collection}
              urlId={event.urlId || event._id}
              onDone={() => setDone(true)}
            />
          )}
        </>
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
