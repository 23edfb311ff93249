import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { brochuresQuery } from '#src/content/brochures.query.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { BrochureDownload } from '#src/features/brochure-download/brochure-download.tsx'
import { useKnownVisitor } from '#src/features/brochure-download/known-visitor.ts'
import { usePostedForm } from '#src/forms/posted-form.ts'
import { useKeptChoice } from '#src/forms/use-kept-choice.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Section } from '#src/ui/section.tsx'
import { BrochureShelf } from './brochure-shelf.tsx'

/** The brochures, and the form in front of their download. */
export function BrochuresPage() {
  const { t } = useTranslation()
  const { data } = useSuspenseQuery(brochuresQuery(useCms()))
  const [parameters] = useSearchParams()
  const visitor = useKnownVisitor()
  const list = useRef<HTMLSelectElement>(null)
  const { collection } = brochureDownloadForm
  const posted = usePostedForm(collection)?.values[ENVELOPE.brochure]
  const asked = data.brochures.find(({ _id }) => _id === (posted ?? parameters.get(ENVELOPE.brochure)))
  const first = asked?._id ?? data.brochures[0]?._id ?? ''
  const [kept, setChosen] = useKeptChoice(collection, ENVELOPE.brochure, { control: list, first, certain: asked !== undefined })
  const chosen = data.brochures.some(({ _id }) => _id === kept) ? kept : first
  const form = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    setChosen(id)
    form.current?.querySelector<HTMLElement>('h2')?.focus()
  }
  return (
    <>
      <PageHead title={t('brochures.title')} description={t('brochures.description')} path={paths.brochures} />
      <Banner title={t('brochures.title')} description={t('brochures.description')} />
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {data.brochures.length === 0 ? (
            <p>{t('brochures.none')}</p>
          ) : (
            <BrochureShelf brochures={data.brochures} {...(!visitor.known && { onChoose: choose })} />
          )}
          {data.brochures.length > 0 && (
            <div ref={form} id="download" className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start">
              <BrochureDownload brochures={data.brochures} list={list} chosen={chosen} onChoose={setChosen} visitor={visitor} />
            </div>
          )}
        </div>
      </Section>
    </>
  )
}
