/** The nonce that marks the application's own scripts during rendering; undefined in the browser. */
import { createContext } from 'react'

export const ScriptMark = createContext<string | undefined>(undefined)
