/**
 * The data of a page within its document, as one string of JSON. The framework's own format refers to each value by a number,
 * which compresses so badly that it costs a visitor some 1,500 bytes more a page.
 */

type State = { loaderData: unknown; actionData?: unknown; errors?: unknown }

/** Whether JSON gives the value back; undefined properties may go. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(item => item !== undefined && isPlain(item))
  if (typeof value !== 'object') return false
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
}

/** Swaps the quotes of JSON with a character that texts hardly have, because quotes within strings within scripts need escapes. */
const swapQuotes = (text: string) => text.replace(/["`]/g, quote => (quote === '"' ? '`' : '"'))

/** The state as the framework decodes it: to a string. Null for errors and for data that JSON would change. */
export function packState({ loaderData, actionData, errors }: State): string | null {
  if (errors || !isPlain(loaderData) || !isPlain(actionData)) return null
  return `${JSON.stringify([swapQuotes(JSON.stringify({ loaderData, actionData: actionData ?? null, errors: null }))])}\n`
}

/** The inverse in the browser; a state that was not packed stays as it is. */
export const unpackState = (state: unknown): unknown =>
  typeof state === 'string' ? JSON.parse(swapQuotes(state)) : state
