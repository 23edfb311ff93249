import { type ComponentProps, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesIn } from '#shared/countries.ts'
import { Select } from '#src/ui/select.tsx'

/** The countries of ISO 3166, named and sorted in the visitor's language; the value is the code. */
export function CountrySelect(props: ComponentProps<'select'>) {
  const { t, i18n } = useTranslation()
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language])
  return (
    <Select {...props}>
      <option value="">{t('forms.chooseCountry')}</option>
      {countries.map(({ code, name }) => (
        // Browsers and servers differ in the names of a few countries; what the server wrote then stays, value and text together.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </Select>
  )
}
