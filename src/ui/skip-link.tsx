/** First stop of the keyboard on every page: leads past the navigation. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a
      href={href}
      className="annotation absolute start-4 top-3 z-50 -translate-y-[200%] border-[1.5px] border-ink bg-paper px-4 py-2 focus:translate-y-0"
    >
      {children}
    </a>
  )
}
