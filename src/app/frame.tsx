import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CookieQuestion } from '#src/features/consent/cookie-question.tsx'
import { Footer } from '#src/ui/footer.tsx'
import { Header } from '#src/ui/header.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { type FrameSite, useFrameContent } from './use-frame-content.tsx'

export interface FrameProps {
  /** Brand and contact block; null while the CMS can't be reached. */
  site: FrameSite | null
  children: ReactNode
}

/** Header, footer and the cookie question around every page. */
export function Frame({ site, children }: FrameProps) {
  const { t } = useTranslation()
  const { header, footer } = useFrameContent(site)
  return (
    <>
      <SkipLink href="#content">{t('frame.skip')}</SkipLink>
      <CookieQuestion policyRevision={site?.policyRevision?.trim() || null} />
      <Header {...header} />
      <main id="content" tabIndex={-1} className="relative outline-none">
        {children}
      </main>
      <Footer {...footer} />
    </>
  )
}
