/** The XML sitemap (sitemaps.org): an index, and parts for pages, brands and phones in each language (SEO-6). */
import { asc, eq, gt, max, sql } from 'drizzle-orm'
import { browsableBrands } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { brandPath, phonePath, sitemapPartPath } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { listedPages } from '#app/platform/site-pages.ts'
import { DEFAULT_LANGUAGE, type Language, languages, localPath } from '#app/platform/text/language.ts'
import { escapeXml, XML_DECLARATION } from '#app/platform/text/xml.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'

/** URLs per part; the protocol allows 50,000. */
export const PART_SIZE = 10_000
/** Phones read at a time. */
const BATCH = 500

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The static pages. They have no `lastmod`, because no date of change is recorded for them. */
const pagePaths = listedPages.filter(({ sitemaps }) => sitemaps.includes('machines')).map(({ path }) => path)

/** @param changedAt milliseconds since 1970 */
type Entry = { path: string; changedAt?: number }

const location = (path: string) => escapeXml(new URL(path, settings().SITE_ORIGIN).href)

const element = (name: 'url' | 'sitemap', { path, changedAt }: Entry, alternates = '') => {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return `<${name}><loc>${location(path)}</loc>${changed}${alternates}</${name}>\n`
}

const opening = (name: 'urlset' | 'sitemapindex', links = '') =>
  `${XML_DECLARATION}<${name} xmlns="${NAMESPACE}"${links}>\n`

/** The addresses of a page in each language, which search engines want with each of them. */
const alternatesOf = (path: string) =>
  [...languages.map(each => [each, each] as const), ['x-default', DEFAULT_LANGUAGE] as const]
    .map(([name, of]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${location(localPath(path, of))}"/>`)
    .join('')

/** What the name of a part begins with in a language: `phones-1`, `ur-phones-1`. */
const prefixOf = (of: Language) => (of === DEFAULT_LANGUAGE ? '' : `${of}-`)

const phonesAfter = prepared(db =>
  db
    .select({ id: mobiles.id, brand: mobiles.brand, slug: mobiles.slug, changedAt: mobiles.updatedAt })
    .from(mobiles)
    .where(gt(mobiles.id, sql.placeholder('after')))
    .orderBy(asc(mobiles.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

const isAnyAfter = prepared(db => db.$client.prepare<[string], 1>('SELECT 1 FROM mobiles WHERE id > ? LIMIT 1').pluck())
const lastOfPart = prepared(db =>
  db.$client
    .prepare<[string, number], string>('SELECT id FROM mobiles WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?')
    .pluck(),
)
// A covering index, so that no table row is read.
const newestChanges = prepared(db =>
  db.$client.prepare<[], { id: string; changedAt: number }>(
    'SELECT id, updated_at AS changedAt FROM mobiles INDEXED BY mobiles_updated ORDER BY updated_at DESC',
  ),
)

type PhonePart = { after: string; changedAt: number }

/** The parts of phones by id: each starts after the id `after` (`''` for the first), with its newest change. */
const phoneParts = cachePerVersion('sitemap parts', (): PhonePart[] => {
  const parts: PhonePart[] = []
  for (let after: string | undefined = ''; after !== undefined && isAnyAfter().get(after); ) {
    parts.push({ after, changedAt: 0 })
    after = lastOfPart().get(after, PART_SIZE - 1)
  }
  // Ids are in no order of time, so the newest phones of all parts are among the newest of all.
  const undated = new Set(parts)
  for (const { id, changedAt } of newestChanges().iterate()) {
    const part = parts.findLast(candidate => candidate.after < id)
    if (part && undated.delete(part)) part.changedAt = changedAt
    if (undated.size === 0) break
  }
  return parts
})

const newestOfBrand = prepared(db =>
  db
    .select({ changedAt: max(mobiles.updatedAt) })
    .from(mobiles)
    .where(eq(mobiles.brand, sql.placeholder('brand')))
    .prepare(),
)

/** The visible brands with phones. A brand page changes with the brand and with each of its phones. */
const brandEntries = cachePerVersion('sitemap of brands', (): Required<Entry>[] =>
  browsableBrands(listBrands()).map(({ slug, updatedAt }) => ({
    path: brandPath(slug),
    changedAt: Math.max(updatedAt, newestOfBrand().get({ brand: slug })?.changedAt ?? 0),
  })),
)

/** The index as XML: every part that has entries, with its newest change. */
export function sitemapIndex(): string {
  const brands = brandEntries()
  const parts = languages.map(prefixOf).flatMap((prefix): Entry[] => [
    { path: sitemapPartPath(`${prefix}pages`) },
    ...(brands.length > 0
      ? [{ path: sitemapPartPath(`${prefix}brands`), changedAt: Math.max(...brands.map(brand => brand.changedAt)) }]
      : []),
    ...phoneParts().map(({ changedAt }, index) => ({
      path: sitemapPartPath(`${prefix}phones-${index + 1}`),
      changedAt,
    })),
  ])
  return `${opening('sitemapindex')}${parts.map(part => element('sitemap', part)).join('')}</sitemapindex>\n`
}

/** The part with this name (`pages`, `brands`, `phones-1`, `ur-pages`) as chunks of XML; null when there is none. */
export function sitemapPart(name: string): Iterable<string> | null {
  const of = languages.find(each => prefixOf(each) !== '' && name.startsWith(prefixOf(each))) ?? DEFAULT_LANGUAGE
  const batches = batchesOf(name.slice(prefixOf(of).length))
  return batches && urlset(batches, of)
}

function batchesOf(kind: string): Iterable<Entry[]> | null {
  if (kind === 'pages') return [pagePaths.map(path => ({ path }))]
  if (kind === 'brands') return brandEntries().length > 0 ? [brandEntries()] : null
  const number = /^phones-([1-9]\d{0,4})$/.exec(kind)?.[1]
  const part = phoneParts()[Number(number) - 1]
  return part ? phoneBatches(part.after) : null
}

function* urlset(batches: Iterable<Entry[]>, of: Language): Generator<string> {
  yield opening('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  for (const batch of batches)
    yield batch
      .map(({ path, changedAt }) => element('url', { path: localPath(path, of), changedAt }, alternatesOf(path)))
      .join('')
  yield '</urlset>\n'
}

function* phoneBatches(start: string): Generator<Entry[]> {
  let after = start
  for (let sent = 0; sent < PART_SIZE; sent += BATCH) {
    const phones = phonesAfter().all({ after, limit: BATCH })
    const last = phones.at(-1)
    if (!last) return
    after = last.id
    yield phones.map(phone => ({ path: phonePath(phone), changedAt: phone.changedAt }))
  }
}
