import { Slide, ToastContainer } from 'react-toastify/unstyled'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface ToastHostProps {
  /** Name of the region in which toasts appear. */
  label: string
  closeLabel: string
}

/** Where toasts appear: top right, for 5,000 ms, gone earlier by drag over 80 percent of their width or by button (specification 9). */
export function ToastHost({ label, closeLabel }: ToastHostProps) {
  return (
    <ToastContainer
      aria-label={label}
      position="top-right"
      autoClose={5000}
      draggable
      draggablePercent={80}
      transition={Slide}
      role="status"
      icon={({ type }) => <Icon name={type === 'success' ? 'check' : type === 'error' ? 'alert' : 'info'} />}
      closeButton={({ closeToast }) => <IconButton icon="close" label={closeLabel} onClick={closeToast} />}
    />
  )
}
