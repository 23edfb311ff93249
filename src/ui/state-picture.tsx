import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

type StateIllustration = typeof import('./illustrations/state-illustration.tsx').StateIllustration
type StatePictureProps = ComponentProps<StateIllustration>

/** A page that says what failed must not fail for want of a picture. */
const Illustration = lazy(async (): Promise<{ default: ComponentType<StatePictureProps> }> => {
  try {
    return { default: (await import('./illustrations/state-illustration.tsx')).StateIllustration }
  } catch {
    return { default: () => null }
  }
})

/** The drawing of an empty or failed state, loaded when it is needed. */
export function StatePicture(props: StatePictureProps) {
  return (
    <Suspense fallback={<div className="aspect-3/2" />}>
      <Illustration {...props} />
    </Suspense>
  )
}
