import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router-dom'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/** Milliseconds of rest after which what was typed is searched. */
const REST = 250

/** The search of the events list: searches as one types, and as a plain form without script. */
export function EventsSearch({ query }: { query: string }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const [text, setText] = useState(query)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(query)

  // Back and Forward change the address without typing.
  useEffect(() => {
    if (shown.current !== query) setText(query)
    shown.current = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = () => {
    if (!form.current) return
    const value = new FormData(form.current).get('q')
    shown.current = typeof value === 'string' ? value.trim() : ''
    submit(shown.current === '' ? null : { q: shown.current }, { replace: true, preventScrollReset: true })
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(search, REST)
  }
  return (
    <Form
      ref={form}
      role="search"
      className="-mb-8 w-full max-w-measure"
      onSubmit={() => clearTimeout(timer.current)}
      preventScrollReset
    >
      <Field id="q" label={t('events.search')} hint={t('events.searchHint')}>
        {(control) => (
          <div className="relative">
            <Icon
              name="search"
              size={20}
              className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-steel-1"
            />
            <TextInput
              {...control}
              type="search"
              className="ps-11"
              name="q"
              value={text}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => type(event.target.value)}
            />
          </div>
        )}
      </Field>
    </Form>
  )
}
