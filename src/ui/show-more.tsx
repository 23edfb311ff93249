import { Button } from './button.tsx'

export interface ShowMoreProps {
  label: string
  busy: boolean
  busyLabel: string
  onShowMore: () => void
  /** "6 of 21", beside the button. */
  progress: string
  /** Everything is shown: the button goes, the progress stays. */
  done: boolean
}

/** Reveals more of a list; focus stays on the button, the progress is said as it changes. */
export function ShowMore({ label, busy, busyLabel, onShowMore, progress, done }: ShowMoreProps) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-steel-3 pt-6">
      {!done && (
        <Button variant="secondary" busy={busy} onClick={onShowMore}>
          {busy ? busyLabel : label}
        </Button>
      )}
      <p role="status" className="annotation text-steel-1">
        {progress}
      </p>
    </div>
  )
}
