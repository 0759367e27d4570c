import { isBlank } from '#app/platform/text/blank.ts'

/** Whether model output contains any value; empty output must be neither scored nor stored. */
export const isMeaningful = (output: unknown): boolean => !isBlank(output)
