import type { Row } from '../row.ts'

/** S10, toasts. */
export const toastRows: readonly Row[] = [
  { id: 'S10.1', open: 'no test watches a toast yet' },
  { id: 'S10.2', open: 'no test watches a toast yet' },
  { id: 'S10.3', open: 'no test drags a toast yet' },
]
