import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cookieValue } from '#shared/cookies.ts'
import { BROCHURE_COOKIE, ENVELOPE, EXPIRED_PARAMETER } from '#shared/forms/envelope.ts'

export interface KnownVisitor {
  /** The form was filled in within the last 30 days, as far as a browser can tell; the server decides. */
  known: boolean
  remember: () => void
  /** Lets the visitor be asked again. */
  forget: () => void
}

/** What the browser knows of this visitor's downloads; nobody is known until the page is alive. */
export function useKnownVisitor(): KnownVisitor {
  const [parameters] = useSearchParams()
  const [known, setKnown] = useState(false)
  // Whom the server has just sent here, it does not know, whatever the cookie says.
  const isSentBack = parameters.has(ENVELOPE.brochure) || parameters.has(EXPIRED_PARAMETER)
  useEffect(() => {
    setKnown(!isSentBack && cookieValue(document.cookie, BROCHURE_COOKIE) !== null)
  }, [isSentBack])
  return {
    known,
    remember: () => setKnown(true),
    forget() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${BROCHURE_COOKIE}=; Path=/; Max-Age=0`
      setKnown(false)
    },
  }
}
