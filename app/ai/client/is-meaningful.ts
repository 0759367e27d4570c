import { isBlank } from '#app/platform/text/blank.ts'

/** Of an answer's shape: one in which nothing stands is no answer, and must not be scored or stored as one. */
export const isMeaningful = (answer: unknown): boolean => !isBlank(answer)
