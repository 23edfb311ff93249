import type { Row } from '../row.ts'

/** S10, toasts. */
export const toastRows: readonly Row[] = [
  { id: 'S10.1', open: 'the newsletter form is not on the pages yet' },
  { id: 'S10.2', open: 'the newsletter form is not on the pages yet' },
  { id: 'S10.3', open: 'the newsletter form is not on the pages yet' },
]
