import type { ReactNode } from 'react'

/** Icon drawings on a 24 by 24 sheet; strokes take the colour of the text. */
export const iconPaths = {
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  back: <path d="M20 12H5m6-6-6 6 6 6" />,
  external: <path d="M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M4 20h16" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  burger: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  check: <path d="m4 12.5 5 5L20 6.5" />,
  info: <path d="M12 11v6m0-10v.5M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Z" />,
  alert: <path d="M12 9v5m0 3v.5M12 3 2 20.5h20L12 3Z" />,
  search: <path d="m20 20-5-5m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />,
  mail: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  map: <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.500C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
  phone: <path d="M4 4h5l1.5 5-2.5 2a13 13 0 0 0 5 5l2-2.5 5 1.500v5A16.5 16.5 0 0 1 4 4Z" />,
  globe: <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm0 0h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z" />,
  sun: (
    <path d="M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0Zm4-10v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.400m11.2 11.200L19 19M5 19l1.4-1.400M17.6 6.4 19 5" />
  ),
  moon: <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />,
  auto: (
    <>
      <path d="M4 12a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <path d="M3.5 3.500h17v17h-17zM8 11v6m4 0v-6m0 3c0-4 4.5-4 4.5-.5V17" />
      <path d="M8 7.200v.1" strokeWidth={2.5} />
    </>
  ),
  twitter: (
    <path d="M21 6.200c-.7.4-1.4.6-2.2.7.8-.5 1.3-1.2 1.6-2.1-.7.4-1.5.7-2.4.9a3.9 3.9 0 0 0-6.7 3.500A11 11 0 0 1 3.3 5.1 3.9 3.9 0 0 0 4.5 10.300c-.6 0-1.2-.2-1.7-.5a3.9 3.9 0 0 0 3.1 3.900c-.6.1-1.2.2-1.8.1a3.9 3.9 0 0 0 3.6 2.700A7.8 7.8 0 0 1 2 18.1 11 11 0 0 0 19 8.500c.8-.6 1.5-1.4 2-2.300Z" />
  ),
  youtube: (
    <>
      <path d="M2.5 5.500h19v13h-19z" />
      <path d="m10 9 5 3-5 3V9Z" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>
