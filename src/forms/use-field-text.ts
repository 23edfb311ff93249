import { useTranslation } from 'react-i18next'

/** Texts of validation messages, whose keys come from the form definitions and from the server. */
export function useFieldText() {
  const { t, i18n } = useTranslation()
  return {
    /** The text of a message key; an unknown key, as a newer server may send, still says that the field is wrong. */
    message(key: string | undefined): string | undefined {
      if (!key) return undefined
      return i18n.exists(key) ? i18n.t(key as 'forms.errors.unknown') : t('forms.errors.unknown')
    },
    /** The label of a field; every field of the form definitions has one (tested). */
    label: (name: string): string => i18n.t(`forms.fields.${name}` as 'forms.fields.name'),
  }
}
