/** What people read when a helper has no result. */
import { inLanguage } from '#app/platform/text/language.ts'
import type { Failure } from './model.server.ts'

const en = {
  unconfigured: 'AI help is not switched on.',
  refused: 'The AI did not answer this question.',
  malformed: 'The AI gave no answer that could be used.',
  timeout: 'The AI took too long to answer.',
  unavailable: 'The AI is not available at the moment.',
  share: 'Many questions to the AI came from your network. Please try again later.',
  budget: 'AI help is busy. Please try again later.',
} satisfies Record<Failure['reason'], string>

export const aiFailureTexts = inLanguage('aiFailureTexts', en)
