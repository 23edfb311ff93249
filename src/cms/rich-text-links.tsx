import type { PortableTextMarkComponentProps } from '@portabletext/react'
import { useTranslation } from 'react-i18next'
import { isLinkTarget } from '#shared/link-target.ts'
import { type Addressed, documentPath } from '#shared/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'

/** A link to an address that the editor wrote; one that a browser could run as code stays plain text. */
export function ExternalLink({ value, children }: PortableTextMarkComponentProps<{ _type: string; href?: unknown }>) {
  const { t } = useTranslation()
  const href = typeof value?.href === 'string' ? value.href.trim() : ''
  if (!isLinkTarget(href)) return <>{children}</>
  if (!/^https?:/i.test(href)) return <Link href={href}>{children}</Link>
  return (
    <a href={href} rel="noopener noreferrer external">
      {children}
      <Icon name="external" size={14} label={t('frame.external')} />
    </a>
  )
}

/** A link to a document by reference; one that has no page, or is no longer published, stays plain text. */
export function InternalLink({ value, children }: PortableTextMarkComponentProps<{ _type: string; target?: Addressed | null }>) {
  const href = value?.target ? documentPath(value.target) : null
  return href ? <Link href={href}>{children}</Link> : children
}
