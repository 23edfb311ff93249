import { type AnchorProps, useLinkComponent } from './link-context.tsx'

/** Addresses that leave the router to the browser: other origins, mail, telephone, parts of the same page, new tabs, downloads. */
function leavesTheRouter({ href, target, download }: AnchorProps): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) || target !== undefined || download !== undefined
}

export type LinkProps = AnchorProps

/** A link; in-site addresses go through the router, all others are plain anchors that send no opener. */
export function Link(props: LinkProps) {
  const Inner = useLinkComponent()
  if (leavesTheRouter(props)) return <a rel={props.target === '_blank' ? 'noopener' : undefined} {...props} />
  return <Inner {...props} />
}
