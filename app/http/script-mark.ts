/** The mark of scripts that the application itself emits, while a page is rendered; undefined in the browser. */
import { createContext } from 'react'

export const ScriptMark = createContext<string | undefined>(undefined)
