import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Section } from '#src/ui/section.tsx'
import { searchText } from './events.query.ts'
import { EventsResults } from './events-results.tsx'
import { EventsSearch } from './events-search.tsx'

/** All events and webinars, six at first, with a search that is kept in the address. */
export function EventsPage() {
  const { t } = useTranslation()
  const [parameters] = useSearchParams()
  const query = searchText(parameters)
  return (
    <>
      <PageHead title={t('events.title')} description={t('events.description')} path={paths.events} noindex={query !== ''} />
      <Banner title={t('events.title')} description={t('events.description')}>
        <EventsSearch query={query} />
      </Banner>
      <Section>
        <EventsResults key={query} query={query} />
      </Section>
    </>
  )
}
