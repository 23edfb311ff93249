import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const NETWORKS = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'twitter', name: 'Twitter' },
  { key: 'youtube', name: 'YouTube' },
] as const

export type SocialIconsProps = Partial<Record<(typeof NETWORKS)[number]['key'], string | null | undefined>>

/** The three networks, always shown: a link where the settings hold an address, else the icon with its name. */
export function SocialIcons(addresses: SocialIconsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers
    <ul role="list" className="-ms-2.5 flex items-center">
      {NETWORKS.map(({ key, name }) => {
        const href = addresses[key]
        return (
          <li key={key}>
            {href ? (
              <Link
                href={href}
                aria-label={name}
                title={name}
                className="grid size-11 place-content-center transition-colors hover:text-signal"
              >
                <Icon name={key} size={22} />
              </Link>
            ) : (
              <span className="grid size-11 place-content-center text-steel-1">
                <Icon name={key} size={22} label={name} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
