import { useTranslation } from 'react-i18next'
import { ENVELOPE } from '#shared/forms/envelope.ts'

/** A field that people neither see nor reach; what fills it in is no person. */
export function FormTrap() {
  const { t } = useTranslation()
  return (
    <div hidden aria-hidden="true">
      <label>
        {t('forms.trap')}
        <input type="text" name={ENVELOPE.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
