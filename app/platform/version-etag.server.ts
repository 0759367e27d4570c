import { randomUUID } from 'node:crypto'
import { etagOf } from './http.server.ts'
import { currentRequest } from './request.server.ts'

// Versions are counted from the start of the process, so another process must not take them for its own.
const processId = randomUUID()

/** A validator for an answer that depends on nothing but its address and the content. */
export const versionEtag = () => etagOf(`${processId} ${currentRequest().contentVersion}`)
