/** Keeps a Latin name or value in its own order within a sentence that reads from right to left. */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`
