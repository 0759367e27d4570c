/** The id of the request that a document answers, for error pages; empty in the browser. */
import { createContext } from 'react'

export const RequestId = createContext('')
