import { DEFAULT_LANGUAGE, language } from './language.ts'

/** Keeps a Latin name or value in its own order within a sentence that reads from right to left. */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`

/** A text of a source within a sentence of the page: in English, whatever the language of the page. */
export const ofSource = (text: string): string => (language() === DEFAULT_LANGUAGE ? text : isolate(text))

/** Of these names the one that a sentence begins with, '' where it begins with none, and the rest of the sentence. */
export function splitName(sentence: string, names: string[]): { name: string; rest: string } {
  // A name may begin with another one.
  const sorted = names.toSorted((a, b) => b.length - a.length)
  const name = sorted.find(each => sentence.startsWith(ofSource(each))) ?? ''
  return { name, rest: sentence.slice(name ? ofSource(name).length : 0) }
}
