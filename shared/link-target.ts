const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Whether a link that an editor wrote may be rendered: an absolute address with a harmless scheme, a path of this site, a query or an
 * anchor. Everything that a browser could read as another scheme or another host (`javascript:`, `//host`, `/\host`) is refused.
 */
export function isLinkTarget(href: string): boolean {
  // The URL parser drops tabs and line breaks and trims blanks, so `java\tscript:` would become a scheme (WHATWG URL, basic URL parser).
  if (href === '' || /[\s\p{Cc}\\]/u.test(href)) return false
  if (/^[/?#]/.test(href)) return !href.startsWith('//')
  if (!URL.canParse(href)) return false
  // A name in front of the host is a disguise for it: `https://site.example@other.example`.
  const { protocol, username, password } = new URL(href)
  return SCHEMES.includes(protocol) && username === '' && password === ''
}

/** Whether a text is an address on the web: http or https with a host. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\/[^/]/i.test(href) && isLinkTarget(href)
}
