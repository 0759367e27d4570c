import type { Question } from './answer.ts'

/** The element that a sent question leads to: the answer, or the form where a field of it has a mistake. */
export const ANSWER = 'answer'

export const hasMistake = ({ errors }: Pick<Question, 'errors'>): boolean => Object.keys(errors).length > 0

/** Whether there is a sum, or examples, and no field has a mistake. */
export const isWhollyAnswered = (question: Question): boolean =>
  (question.answer !== null || question.examples.length > 0) && !hasMistake(question)
