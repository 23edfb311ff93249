import { LinkButton } from './link-button.tsx'

export interface ActionBarProps {
  actions: readonly { label: string; href: string }[]
  /** Language of the labels where it is not the page's. */
  lang?: string | undefined
}

/** One or two ways to go on: the first stands out. Nothing without any. */
export function ActionBar({ actions, lang }: ActionBarProps) {
  if (actions.length === 0) return null
  return (
    <div lang={lang} className="flex flex-wrap gap-4">
      {actions.map(({ label, href }, index) => (
        <LinkButton
          key={`${href} ${label}`}
          href={href}
          variant={index === 0 ? 'primary' : 'secondary'}
          {...(index === 0 && { icon: 'arrow' })}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  )
}
