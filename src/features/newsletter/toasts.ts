import { toast } from 'react-toastify/unstyled'

/** How a submission stands, as its toast says it. */
export interface Progress {
  text: string
  type: 'success' | 'info' | 'error'
}

/** Shows a toast that says `waiting` until `done` is there, and then that; the updated one closes by itself (specification 4 and 9). */
export async function toastProgress(waiting: string, done: Promise<Progress>): Promise<void> {
  const id = toast(waiting, { autoClose: false })
  const { text, type } = await done
  toast.update(id, { render: text, type, autoClose: 5000 })
}
