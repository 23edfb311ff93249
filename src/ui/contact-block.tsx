import { breakable } from './breakable.tsx'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'

export interface ContactBlockProps {
  /** Postal address; line breaks are kept. */
  address?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Accessible names of the three icons. */
  texts: { address: string; email: string; phone: string }
}

/** `tel:` takes digits and a leading plus only (RFC 3966, without visual separators). */
const telephone = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, '')}`

/** Postal address, e-mail and telephone with their icons; what the settings leave empty is left out. */
export function ContactBlock({ address, email, phone, texts }: ContactBlockProps) {
  return (
    <address className="grid content-start grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 text-small not-italic leading-meta">
      {address && (
        <>
          <Icon name="map" label={texts.address} size={22} className="text-process" />
          <p className="whitespace-pre-line" dir="auto">
            {address}
          </p>
        </>
      )}
      {email && (
        <>
          <Icon name="mail" label={texts.email} size={22} className="text-process" />
          <p className="break-words">
            <TextLink href={`mailto:${email}`}>{breakable(email, '@')}</TextLink>
          </p>
        </>
      )}
      {phone && (
        <>
          <Icon name="phone" label={texts.phone} size={22} className="text-process" />
          <p>
            <TextLink href={telephone(phone)}>{phone}</TextLink>
          </p>
        </>
      )}
    </address>
  )
}
