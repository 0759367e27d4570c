/** What people hear when a helper has no answer. Pure. */
import { aiFailureTexts } from './failure-texts.ts'
import type { Failure } from './model.server.ts'

export const failureMessage = ({ reason }: Failure): string => aiFailureTexts()[reason]
