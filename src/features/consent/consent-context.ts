import { createContext, useContext } from 'react'
import type { Consent } from './consent.ts'

const ConsentContext = createContext<Consent | null>(null)

export const ConsentProvider = ConsentContext.Provider

/** The visitor's choice about analytics; null in the server, which renders every page for everybody. */
export const useConsent = () => useContext(ConsentContext)
