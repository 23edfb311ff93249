import { type AnchorProps, useLinkComponent } from './link-context.tsx'

/** Addresses that leave the router to the browser: other origins, mail, telephone, parts of the same page, downloads, the server's own. */
function leavesTheRouter({ href, download }: AnchorProps): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/|#|\/api\/)/i.test(href) || download !== undefined
}

export type LinkProps = AnchorProps

/** A link; in-site addresses go through the router, all others are plain anchors that send no opener. */
export function Link(props: LinkProps) {
  const Inner = useLinkComponent()
  const rel = props.target === '_blank' ? 'noopener' : undefined
  if (leavesTheRouter(props)) return <a rel={rel} {...props} />
  // In a new tab too: the router knows the language prefix that the address keeps.
  return <Inner rel={rel} {...props} />
}
