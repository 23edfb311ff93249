import { type ComponentProps, Suspense } from 'react'
import { lazyOrNothing } from '#src/lib/lazy-or-nothing.ts'

type StateIllustration = typeof import('./illustrations/state-illustration.tsx').StateIllustration
type StatePictureProps = ComponentProps<StateIllustration>

/** A page that says what failed must not fail for want of a picture. */
const Illustration = lazyOrNothing(async () => (await import('./illustrations/state-illustration.tsx')).StateIllustration)

/** Keeps the picture's place, with what the server drew in it: the page that takes over must not blink. */
function Waiting() {
  const drawn = typeof document === 'undefined' ? null : document.querySelector('svg[data-picture^="state-"]')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is this page's own drawing, which holds no text of anybody's
  return <div className="aspect-3/2" dangerouslySetInnerHTML={{ __html: drawn?.outerHTML ?? '' }} />
}

/** The drawing of an empty or failed state, loaded when it is needed. */
export function StatePicture(props: StatePictureProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Illustration {...props} />
    </Suspense>
  )
}
