import { Fragment, type ReactNode } from 'react'

/** A text that may break after each `separator`, such as words joined by slashes; HTML has an element for that. */
export function breakable(text: string, separator: string): ReactNode {
  return text.split(separator).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
    <Fragment key={index}>
      {index > 0 && (
        <>
          {separator}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
