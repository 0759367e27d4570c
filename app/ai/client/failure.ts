/** Messages for visitors when the model gives no result. Pure. */
import type { Failure } from './model.server.ts'

const messages: Record<Failure['reason'], string> = {
  unconfigured: 'AI help is not switched on.',
  refused: 'The AI did not answer this question.',
  malformed: 'The AI gave no answer that could be used.',
  timeout: 'The AI took too long to answer.',
  unavailable: 'The AI is not available at the moment.',
  budget: 'AI help is busy. Please try again later.',
}

export const failureMessage = ({ reason }: Failure): string => messages[reason]
