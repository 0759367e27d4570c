/** Texts in ⟦brackets⟧, to be told from those that are in no module of texts. */

const mark = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`
  if (typeof value === 'function') return (...values: unknown[]) => mark(value(...values))
  if (Array.isArray(value)) return value.map(mark)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part)]))
}

/** The texts of each module; pseudo-language.ts writes the module that imports it. @public */
export const bracketed = (modules: Record<string, () => unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(modules).map(([name, texts]) => [name, mark(texts())]))

/** A text without what stands in brackets. */
export function outsideBrackets(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return less === text ? text : outsideBrackets(less)
}
