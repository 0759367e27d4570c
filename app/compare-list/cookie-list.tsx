/** The cookie list of a visitor without script, for the elements that show it. */
import { createContext, type ReactNode, useContext, useState } from 'react'

const CookieList = createContext<string[]>([])

/** @param ids the list that the server rendered; later ones are the early script's, which has moved the cookie to storage */
export function CookieListProvider({ ids, children }: { ids: string[]; children: ReactNode }) {
  const [rendered] = useState(ids)
  return <CookieList.Provider value={rendered}>{children}</CookieList.Provider>
}

export const useCookieList = (): string[] => useContext(CookieList)
