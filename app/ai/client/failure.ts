/** Messages for visitors when the model gives no result. Pure. */
import { aiFailureTexts } from './failure-texts.ts'
import type { Failure } from './model.server.ts'

export const failureMessage = ({ reason }: Failure): string => aiFailureTexts()[reason]
