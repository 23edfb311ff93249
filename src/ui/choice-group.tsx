import type { MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: string
  icon?: IconName
  /** Language of the label, where it isn't the page's. */
  lang?: string
  /** Address that makes the same choice without script. */
  href?: string
}

export interface ChoiceGroupProps<Value extends string> {
  label: string
  value: Value | undefined
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  layout?: 'row' | 'column'
}

const FACE =
  'annotation flex min-h-11 items-center gap-2.5 text-start whitespace-nowrap transition-colors hover:text-signal active:text-signal-strong ' +
  'aria-pressed:bg-ink aria-pressed:text-paper aria-[current=true]:bg-ink aria-[current=true]:text-paper'

/** A plain press of the main button; the others open tabs and windows and are the browser's. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** One choice of a few, each a button (or a link, with an address) that says whether it is the chosen one. */
export function ChoiceGroup<Value extends string>({ label, value, choices, onChoose, layout = 'row' }: ChoiceGroupProps<Value>) {
  const face = classNames(FACE, layout === 'row' ? 'flex-1 justify-center px-3' : 'px-4 not-last:border-b border-steel-3')
  return (
    <fieldset className={classNames('flex min-w-0', layout === 'column' ? 'flex-col' : 'flex-wrap border border-steel-3')}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => {
        const content = (
          <>
            {choice.icon && <Icon name={choice.icon} size={18} />}
            {choice.label}
          </>
        )
        const chosen = choice.value === value
        if (choice.href === undefined) {
          return (
            <button
              key={choice.value}
              type="button"
              lang={choice.lang}
              aria-pressed={chosen}
              onClick={() => onChoose(choice.value)}
              className={face}
            >
              {content}
            </button>
          )
        }
        const onClick = (event: MouseEvent) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onChoose(choice.value)
        }
        return (
          <a
            key={choice.value}
            href={choice.href}
            hrefLang={choice.lang}
            lang={choice.lang}
            aria-current={chosen || undefined}
            onClick={onClick}
            className={face}
          >
            {content}
          </a>
        )
      })}
    </fieldset>
  )
}
