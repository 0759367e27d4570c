/** The lists of the dashboard. */
import { count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { countActivity, listActivity } from '#app/activity/activity.server.ts'
import { phoneCountText } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import type { ImpossibleValue } from '#app/facts/derive.ts'
import { textOfValue } from '#app/facts/statement.ts'
import { paging } from '#app/platform/paging.ts'
import { priceAgeDays } from '#app/prices/age.ts'
import { gradeOfRank } from '#app/prices/grades.ts'
import { search } from '#app/search/search.server.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles, phoneFacts } from '#db/schema/index.ts'
import { MOBILES_SORT } from './paths.ts'
import { orderOf } from './phone-order.server.ts'
import type { Sorting } from './phone-sorts.ts'

/** Phones on a page (ADMIN-3). */
const PHONES_PER_PAGE = 12
const ENTRIES_PER_PAGE = 30

/**
 * Phones whose name, brand or model contains the text, ignoring case, last changed first unless sorted otherwise; where there is none, what the
 * search of the site finds, in its order.
 * @param now milliseconds since 1970
 */
export function listForAdmin(
  typed: string,
  page: string | null,
  now: number,
  sorting: Sorting = { by: MOBILES_SORT, isReversed: false },
) {
  const text = typed.trim()
  const pattern = `%${text.replace(/[\\%_]/g, char => `\\${char}`)}%`
  const brandName = sql<string>`(SELECT name FROM ${brands} WHERE slug = ${mobiles.brand})`
  const matches =
    text === ''
      ? undefined
      : sql`(${mobiles.name} LIKE ${pattern} ESCAPE '\\' OR ${mobiles.model} LIKE ${pattern} ESCAPE '\\' OR ${mobiles.brand} LIKE ${pattern} ESCAPE '\\' OR ${brandName} LIKE ${pattern} ESCAPE '\\')`
  const countOf = (where: typeof matches) =>
    db().select({ phones: count() }).from(mobiles).where(where).get()?.phones ?? 0
  const all = countOf(undefined)
  const contained = matches ? countOf(matches) : all
  const found = contained === 0 && text !== '' ? search(text) : null
  const shown = paging(page, found?.total ?? contained, PHONES_PER_PAGE)
  const ids = found?.ids(shown) ?? []
  const phones = db()
    .select({
      id: mobiles.id,
      slug: mobiles.slug,
      name: mobiles.name,
      brand: mobiles.brand,
      brandName,
      imageUrl: mobiles.imageUrl,
      price: mobiles.price,
      priceRank: mobiles.priceRank,
      priceDate: mobiles.priceDate,
      views: mobiles.views,
      shortSpecs: mobiles.shortSpecs,
    })
    .from(mobiles)
    .where(found ? inArray(mobiles.id, ids) : matches)
    .orderBy(...orderOf(sorting))
    .limit(shown.limit)
    .offset(found ? 0 : shown.offset)
    .all()
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ shortSpecs, priceRank, priceDate, ...phone }) => ({
      ...phone,
      ram: shortSpecs.ram ?? null,
      storage: shortSpecs.storage ?? null,
      priceGrade: gradeOfRank(priceRank),
      /** Whole days since the price was checked; null without a date. */
      priceAgeDays: priceDate === null ? null : Math.max(0, priceAgeDays(priceDate, now)),
    }))
  return {
    phones,
    paging: shown,
    all,
    search: text,
    /** Null where the search of the site sorts. */ sorting: found ? null : sorting,
  }
}

/** Phones that are listed at once. */
const IMPOSSIBLE_LISTED = 50

/** Phones whose specifications have figures that no phone has, by name (FACT-2). */
export function listImpossibleFacts() {
  const hasSome = isNotNull(phoneFacts.impossible)
  const rows = db()
    .select({ id: mobiles.id, name: mobiles.name, impossible: phoneFacts.impossible })
    .from(phoneFacts)
    .innerJoin(mobiles, eq(mobiles.id, phoneFacts.mobileId))
    .where(hasSome)
    .orderBy(mobiles.name)
    .limit(IMPOSSIBLE_LISTED)
    .all()
  return {
    total: db().select({ phones: count() }).from(phoneFacts).where(hasSome).get()?.phones ?? 0,
    phones: rows.map(({ id, name, impossible }) => ({
      id,
      name,
      values: (impossible as ImpossibleValue[]).map(
        ({ fact, value, problem }) => `${fact} ${textOfValue(value)} (${problem})`,
      ),
    })),
  }
}

export const brandsForAdmin = () =>
  listBrands().map(brand => ({
    id: brand.id,
    slug: brand.slug,
    name: brand.name,
    logo: brand.logo,
    description: brand.description,
    isVisible: brand.isVisible,
    phoneCount: phoneCountText(brand),
    storedPhones: brand.storedPhones,
  }))

export function activityForAdmin(page: string | null) {
  const shown = paging(page, countActivity(), ENTRIES_PER_PAGE)
  return { entries: listActivity(shown), paging: shown }
}
