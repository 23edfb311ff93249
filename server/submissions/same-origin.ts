/**
 * Whether a post comes from this site's own pages: `Sec-Fetch-Site: same-origin` (Fetch Metadata, which no page can set), else an
 * `Origin` equal to the site's, else neither header, which only programs send.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('Origin')
  return origin === null || origin === publicUrl
}
