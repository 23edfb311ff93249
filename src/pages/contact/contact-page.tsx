import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { useSite } from '#src/cms/use-site.ts'
import { brochuresQuery } from '#src/content/brochures.query.ts'
import { PageHead } from '#src/content/page-head.tsx'
import { DemoRequest } from '#src/features/demo-request/demo-request.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { ContactBlock } from '#src/ui/contact-block.tsx'
import { Section } from '#src/ui/section.tsx'

/** Request for a demo, beside the contact details. */
export function ContactPage() {
  const { t } = useTranslation()
  const { data } = useSuspenseQuery(brochuresQuery(useCms()))
  const { settings } = useSite()
  const { address, email, phone } = settings?.contact ?? {}
  return (
    <>
      <PageHead title={t('contactPage.title')} description={t('contactPage.description')} path={paths.contact} />
      <Banner title={t('contactPage.title')} description={t('contactPage.description')} />
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <DemoRequest brochures={data.brochures} defaultBrochure={data.defaultBrochure} />
          <div className="border-t border-steel-3 pt-8 lg:border-s lg:border-t-0 lg:ps-10 lg:pt-0">
            <ContactBlock
              address={address}
              email={email}
              phone={phone}
              texts={{ address: t('frame.address'), email: t('frame.email'), phone: t('frame.phone') }}
            />
          </div>
        </div>
      </Section>
    </>
  )
}
