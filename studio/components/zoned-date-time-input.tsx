import { type StringInputProps, useFormValue } from 'sanity'
import { isTimeZone, listedName } from '../validation/time-zones.ts'

/** Date and time input that reads and shows in the document's own `timeZone`, wherever the editor sits. */
export function ZonedDateTimeInput(props: StringInputProps) {
  const timeZone = useFormValue(['timeZone'])
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return props.renderDefault(props)
  const options = { ...props.schemaType.options, displayTimeZone: listedName(timeZone), allowTimeZoneSwitch: false }
  return props.renderDefault({ ...props, schemaType: { ...props.schemaType, options } })
}
