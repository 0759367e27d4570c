/** Reads the structured data of a page. */
export type Entry = Record<string, unknown> & { '@type': string }

export const entriesIn = (html: string): Entry[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** All URLs in a value, except names of the schema.org vocabulary. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^https?:|^\//.test(value) && !value.startsWith('https://schema.org') ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '@context' ? [] : addressesIn(inner)))
}
