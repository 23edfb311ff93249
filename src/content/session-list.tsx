import type { ShownEvent } from '#src/cms/event.ts'
import { Banner } from '#src/ui/banner.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/grid.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatePicture } from '#src/ui/state-picture.tsx'
import { EventCard } from './event-card.tsx'
import { PageHead } from './page-head.tsx'

export interface SessionListProps {
  title: string
  description: string
  /** Canonical path. */
  path: string
  sessions: readonly (ShownEvent & { content?: unknown })[]
  /** Said when there are none. */
  none: string
}

/** A page of its own for one selection of events and webinars. */
export function SessionList({ title, description, path, sessions, none }: SessionListProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <Banner title={title} description={description} />
      <Section>
        {sessions.length === 0 && <EmptyState title={none} illustration={<StatePicture state="empty" />} />}
        <Grid columns={3} fill="first">
          {sessions.map((session) => (
            <li key={session._id}>
              <EventCard event={session} />
            </li>
          ))}
        </Grid>
      </Section>
    </>
  )
}
