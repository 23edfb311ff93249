import { Link } from 'react-router-dom'
import type { AnchorProps } from '#src/ui/link-context.tsx'

/** Links of the design system go through the router. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}
