import { SpinnerMark } from './spinner-mark.tsx'

interface SpinnerProps {
  label: string
}

/** A centred spinner with its name; fills the height that the page will take. When to show it is decided by `useSpinnerDelay`. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div role="status" className="grid min-h-[60svh] place-content-center justify-items-center gap-4 text-process">
      <SpinnerMark size={44} />
      <span className="annotation text-steel-1">{label}</span>
    </div>
  )
}
