import { useTranslation } from 'react-i18next'
import { PageHead } from '#src/content/page-head.tsx'
import { Container } from '#src/ui/container.tsx'

/** The landing page. */
export function HomePage() {
  const { t } = useTranslation()
  return (
    <Container className="py-section">
      <PageHead title={t('home.title')} description={t('home.description')} />
      <h1 className="heading text-h1">{t('home.title')}</h1>
    </Container>
  )
}
