import 'i18next'
import type { Texts } from './load-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translations'
    resources: { translations: Texts }
  }
}
