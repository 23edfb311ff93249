import { useTranslation } from 'react-i18next'
import { brochureFilePath } from '#shared/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

/** What stands in place of the form for a visitor who filled it in lately: the download, and the way to be asked again. */
export function DirectDownload({ brochure, onAskAgain }: { brochure: string; onAskAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('brochures.known')}</p>
      <LinkButton href={brochureFilePath(brochure)} icon="download">
        {t('brochures.start')}
      </LinkButton>
      <Button variant="secondary" size="sm" onClick={onAskAgain}>
        {t('brochures.askAgain')}
      </Button>
    </div>
  )
}
