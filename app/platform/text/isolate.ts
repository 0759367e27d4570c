import { DEFAULT_LANGUAGE, language } from './language.ts'

/** Keeps a Latin name or value in its own order within a sentence that reads from right to left. */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`

/** A text of a source within a sentence of the page: in English, whatever the language of the page. */
export const ofSource = (text: string): string => (language() === DEFAULT_LANGUAGE ? text : isolate(text))
