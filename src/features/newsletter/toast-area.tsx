import { useEffect } from 'react'
import { ToastHost, type ToastHostProps } from '#src/ui/toast-host.tsx'

/** Where toasts appear; tells when it stands, since a toast raised before can't be updated. */
export function ToastArea({ onReady, ...texts }: ToastHostProps & { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <ToastHost {...texts} />
}
