import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '#shared/link-target.ts'
import { onlyText } from '#src/lib/with-texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { contentText, fillIn, PLACE } from './content-text.tsx'

/** A link to a video: nothing of the video's host is loaded before the visitor asks for it. */
export function Video({ value, isInline }: PortableTextTypeComponentProps<{ url?: string; title?: string }>) {
  const { t } = useTranslation()
  const url = onlyText(value.url)?.trim() ?? ''
  if (isInline || !isWebAddress(url)) return null
  return (
    <p className="video-link">
      <a href={url} rel="noopener noreferrer external">
        {fillIn(t('richText.video', { title: PLACE }), contentText(onlyText(value.title)) ?? new URL(url).hostname)}
        <Icon name="external" size={14} label={t('frame.external')} />
      </a>
    </p>
  )
}
