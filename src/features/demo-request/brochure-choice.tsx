import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { useContentLanguage } from '#src/cms/content-text.tsx'
import { usePostedForm } from '#src/forms/posted-form.ts'
import { useKeptChoice } from '#src/forms/use-kept-choice.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

export interface BrochureOption {
  _id: string
  title: string | null
}

export interface BrochureChoiceProps {
  brochures: readonly BrochureOption[]
  defaultBrochure: string | null
}

/** A check box that asks for a brochure by e-mail and opens the choice of which. Without script the choice always stands there. */
export function BrochureChoice({ brochures, defaultBrochure }: BrochureChoiceProps) {
  const { t } = useTranslation()
  const contentLanguage = useContentLanguage()
  const posted = usePostedForm(demoRequestForm.collection)
  const { collection } = demoRequestForm
  const certain = posted !== null
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLSelectElement>(null)
  const [wish, wishFor] = useKeptChoice(collection, ENVELOPE.sendBrochure, {
    control: box,
    first: posted?.values[ENVELOPE.sendBrochure] ?? '',
    certain,
  })
  const first = posted?.values[ENVELOPE.brochure] ?? defaultBrochure ?? brochures[0]?._id ?? ''
  const [chosen, choose] = useKeptChoice(collection, ENVELOPE.brochure, { control: list, first, certain })
  const wanted = wish !== ''
  return (
    <div className="grid gap-4">
      <Checkbox
        ref={box}
        name={ENVELOPE.sendBrochure}
        value="true"
        label={t('contactPage.sendBrochure')}
        checked={wanted}
        onChange={(event) => wishFor(event.target.checked ? 'true' : '')}
      />
      <div className={wanted ? undefined : 'hidden noscript:block'}>
        <Field label={t('brochures.choose')} required>
          {({ required: _, ...control }) => (
            <Select
              ref={list}
              name={ENVELOPE.brochure}
              value={chosen}
              onChange={(event) => choose(event.target.value)}
              {...control}
            >
              {brochures.map(({ _id, title }) => (
                <option key={_id} value={_id} lang={contentLanguage}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  )
}
