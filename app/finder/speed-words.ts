/**
 * The words of the highest step that a speed reaches.
 * @param value of 100
 * @param steps words by their least value
 * @param basic said of less than all steps
 */
export const speedInWords = (value: number, steps: Record<number, string>, basic: string): string =>
  Object.entries(steps).findLast(([least]) => Number(least) <= value)?.[1] ?? basic
