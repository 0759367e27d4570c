/** The address of a list with wishes (FIND-2). Pure. */
import { type Query, withQuery } from '#app/platform/paths.ts'
import { formatWishes, isFormQuery, readForm, type Wanted, without } from './wishes.ts'

/** The parameter that opens the filter: its form is long, so a list has it only then. */
export const filterOpen = { filter: 'open' }

export const isFilterOpen = (query: URLSearchParams): boolean => query.get('filter') === filterOpen.filter

/** The query parameters of these wishes. Operators have one of their own, `net=jazz`, which people can type. */
export function wishQuery({ must, nice }: Pick<Wanted, 'must' | 'nice'>): Query {
  const operators = must.get('net')
  return {
    must: formatWishes(without(must, 'net')),
    nice: formatWishes(nice),
    net: Array.isArray(operators) ? operators.join() : undefined,
  }
}

/**
 * The normal address of a submitted filter form; null where the query is none, or has a value that means nothing: then the
 * form is shown again with what was typed.
 * @param kept the parameters of the page that stay, such as its band or its search text
 */
export function normalAddress(path: string, query: URLSearchParams, kept: readonly string[]): string | null {
  if (!isFormQuery(query)) return null
  const wanted = readForm(query)
  if (wanted.problems.length > 0) return null
  const others = kept.map(name => [name, query.get(name) || undefined] as const)
  return withQuery(path, { ...Object.fromEntries(others), ...wishQuery(wanted) })
}
