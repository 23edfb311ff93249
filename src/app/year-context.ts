import { createContext, useContext } from 'react'

const YearContext = createContext(1970)

export const YearProvider = YearContext.Provider

/** Year of the copyright line, told by the server so that its page and the browser's agree. */
export const useYear = () => useContext(YearContext)
