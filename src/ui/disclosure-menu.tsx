import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { useDismiss } from './use-dismiss.ts'

export interface DisclosureMenuProps {
  /** Visible text of the button; with `icon` it is read aloud only. */
  label: string
  icon?: IconName
  /** Short text beside the icon, such as the language's code. */
  iconText?: string
  /** Side of the button at which the panel's edge stands. */
  align?: 'start' | 'end'
  /** One of the panel's links is the page that is open. */
  current?: boolean
  /** Links or buttons; choosing any of them closes the panel. */
  children: ReactNode
}

/** A button that opens a panel of links: by click, touch, Enter and Space; never by hover alone. */
export function DisclosureMenu({ label, icon, iconText, align = 'start', current = false, children }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false)
    if (reason === 'escape') button.current?.focus()
  }, [])
  useDismiss(area, open, close)

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' || !open) return
    event.preventDefault()
    area.current?.querySelector<HTMLElement>(`[id="${panelId}"] :is(a, button)`)?.focus()
  }

  return (
    <div ref={area} className="group/menu relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={icon && !iconText ? label : undefined}
        title={icon ? label : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        className={classNames(
          'group/button annotation flex min-h-11 items-center gap-1.5 rounded-edge whitespace-nowrap text-small transition-colors hover:text-signal active:text-signal-strong aria-expanded:text-signal',
          icon ? 'px-2' : 'px-2.5',
          current && 'underline decoration-signal decoration-2 underline-offset-8',
        )}
      >
        {icon ? <Icon name={icon} /> : label}
        {iconText && (
          <>
            <span className="sr-only">{label}</span> {iconText}
          </>
        )}
        <Icon name="chevron" size={16} className="transition-transform group-aria-expanded/button:rotate-180" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closing follows the link or button that was chosen, whatever chose it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        id={panelId}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
        }}
        className={classNames(
          // Opens at the header's lower edge; what is between it and the button belongs to the panel.
          'absolute top-full z-40 mt-[calc((var(--spacing-header)-2.75rem)/2-1px)] before:absolute before:inset-x-0 before:bottom-full before:h-5 border-[1.5px] border-ink bg-raised shadow-lift',
          align === 'end' ? 'end-0' : 'start-0',
          open ? 'block animate-enter' : 'hidden noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
        )}
      >
        {children}
      </div>
    </div>
  )
}
