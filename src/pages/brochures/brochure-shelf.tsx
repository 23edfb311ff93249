import { useTranslation } from 'react-i18next'
import { brochureFilePath } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface BrochureShelfProps {
  brochures: readonly {
    _id: string
    title: string | null
    slug: string | null
    description: string | null
    cover: ImageSource | null
    alt: string | null
  }[]
  /** Leads to the form on this page; absent for a visitor who filled it in, whose links are the downloads. */
  onChoose?: (id: string) => void
}

/** Every brochure with its cover; the button leads to the form with this one chosen, or to the file of a known visitor. */
export function BrochureShelf({ brochures, onChoose }: BrochureShelfProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers
    <ul role="list" className="grid gap-10">
      {brochures.map(({ _id, title, slug, description, cover, alt }) => (
        <li
          key={_id}
          id={slug || undefined}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 min-[22rem]:grid-cols-[6rem_minmax(0,1fr)] min-[22rem]:gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <div className="self-start border border-steel-3 bg-raised shadow-lift">
            <Picture image={cover} alt={alt} width={320} ratio={3 / 4} sizes="10rem" className="aspect-3/4 w-full object-cover" />
          </div>
          <div className="grid content-start justify-items-start gap-4">
            <h2 className="heading text-h3 leading-title" dir="auto">
              {contentText(title)}
            </h2>
            {description && (
              <p className="text-steel-1" dir="auto">
                {contentText(description)}
              </p>
            )}
            <LinkButton
              href={brochureFilePath(_id)}
              variant="secondary"
              size="sm"
              icon="download"
              onClick={(event) => {
                if (!onChoose) return
                event.preventDefault()
                onChoose(_id)
              }}
            >
              {t('brochures.download')}
              <span className="sr-only"> {contentText(title)}</span>
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
