import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { timeZones } from '../validation/time-zones.ts'

/** Text input that offers every IANA time zone while one types; the browser's own list keeps it usable with keyboard and reader. */
export function TimeZoneInput(props: StringInputProps) {
  const list = useId()
  const elementProps = { ...props.elementProps, list, autoComplete: 'off', spellCheck: false }
  return (
    <>
      {props.renderDefault({ ...props, elementProps })}
      <datalist id={list}>
        {timeZones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
