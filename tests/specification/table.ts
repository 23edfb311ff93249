import type { Row } from './row.ts'
import { addressRows } from './rows/address-rows.ts'
import { consentRows } from './rows/consent-rows.ts'
import { contentRows } from './rows/content-rows.ts'
import { eventRows } from './rows/event-rows.ts'
import { formRows } from './rows/form-rows.ts'
import { frameRows } from './rows/frame-rows.ts'
import { languageRows } from './rows/language-rows.ts'
import { legalRows } from './rows/legal-rows.ts'
import { listRows } from './rows/list-rows.ts'
import { operationRows } from './rows/operation-rows.ts'
import { pageRows } from './rows/page-rows.ts'
import { providerRows } from './rows/provider-rows.ts'
import { registrationRows } from './rows/registration-rows.ts'
import { submissionRows } from './rows/submission-rows.ts'
import { toastRows } from './rows/toast-rows.ts'

/** What shows each statement of `docs/specification.md`, in its order. */
export const table: readonly Row[] = [
  ...providerRows,
  ...addressRows,
  ...frameRows,
  ...pageRows,
  ...listRows,
  ...eventRows,
  ...registrationRows,
  ...formRows,
  ...submissionRows,
  ...toastRows,
  ...consentRows,
  ...languageRows,
  ...legalRows,
  ...contentRows,
  ...operationRows,
]
