/** Where a fact comes from, in words. Pure. */
import { formatDate } from '#app/platform/text/format.ts'
import { isDateInferred } from '#app/prices/sources.ts'
import { dataSource, type FactSource } from './fact.ts'
import { factTexts } from './texts.ts'

/** A source as pages name it: who published it, its address, its date as the source gives it. */
export type NamedSource = {
  name: string
  url: string | null
  date: string | null
  /** Its date was inferred. */
  isAbout?: true
}

export function namedSource({ id, url, date }: FactSource): NamedSource {
  const known = factTexts().publishers[/^[a-z]+/.exec(id)?.[0] ?? '']
  // A promise for a product line has the line as its id; the site that reported it is that of its address.
  return {
    name: known ?? (id.includes('.') || url === null ? id : siteOf(url)),
    url,
    date,
    ...(isDateInferred({ source: id }) ? { isAbout: true as const } : {}),
  }
}

/** Data sets with specifications; the others have prices. */
const withSpecifications = /^(?:gsmarena|mobiledokan)-/

/** Who published the specifications of a phone, each with its leading data set. @param sources ids, the leading one first */
export function publishersOf(sources: string[]): NamedSource[] {
  const given = sources.filter((source, index) => index === 0 || withSpecifications.test(source))
  const named = given.map(source => namedSource(dataSource(source)))
  return named.filter(({ name }, index) => named.findIndex(other => other.name === name) === index)
}

/** `securityweek.com`; a file of a project on GitHub is named by the project: `endoflife.date`. */
function siteOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  return hostname === 'github.com' ? (pathname.split('/')[2] ?? hostname) : hostname.replace(/^www\./, '')
}

/** `GSMArena, June 2026`. */
export function describeSource(source: FactSource): string {
  const { name, date, isAbout } = namedSource(source)
  if (date === null) return name
  const month = formatDate(date.slice(0, 7))
  return factTexts().dated(name, isAbout ? factTexts().about(month) : month)
}
