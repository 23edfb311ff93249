import type { Row } from '../row.ts'

const toasts = 'tests/journeys/toasts.spec.ts'

/** S10, toasts. */
export const toastRows: readonly Row[] = [
  {
    id: 'S10.1',
    tests: [
      {
        file: toasts,
        title: 'a toast waits at the top right while the subscription is sent, turns into its outcome, and is said in a line too',
      },
    ],
  },
  {
    id: 'S10.2',
    tests: [
      {
        file: toasts,
        title: 'a toast waits at the top right while the subscription is sent, turns into its outcome, and is said in a line too',
      },
      { file: toasts, title: 'a toast goes 5,000 ms after its outcome, and not before' },
    ],
  },
  {
    id: 'S10.3',
    tests: [
      { file: toasts, title: 'a toast stays when it is dragged by 79 percent of its width, and goes at 81' },
      { file: toasts, title: 'a toast goes by its button' },
    ],
  },
]
