import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Hands the router's link to every component below; without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider

/** The component that renders a link inside the site. */
export function useLinkComponent(): ComponentType<AnchorProps> {
  return useContext(LinkContext)
}
