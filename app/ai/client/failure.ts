/** Messages for visitors when the model gives no result. Pure. */
import { aiFailureTexts } from './failure-texts.ts'
import type { Failure } from './model.server.ts'

/** What a page with this failure adds to its response; it shows an estimate, so otherwise it is a success. */
export const limitOf = (failure: Failure): { status?: number; retryAfterS?: number } =>
  failure.reason === 'share' ? { status: 429, retryAfterS: failure.retryAfterS } : {}

export const failureMessage = ({ reason }: Failure): string => aiFailureTexts()[reason]
