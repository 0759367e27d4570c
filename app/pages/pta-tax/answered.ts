import type { Question } from './answer.ts'

/** Whether there is a sum, or the range of the examples, and no field has a mistake. */
export const isWhollyAnswered = ({ answer, examples, errors }: Question): boolean =>
  (answer !== null || examples.length > 0) && Object.keys(errors).length === 0
