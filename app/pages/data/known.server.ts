/** What we know and how well, in figures, for the page and its table (KNOW-1). */
import { sql } from 'drizzle-orm'
import { dataSource } from '#app/facts/fact.ts'
import { namedSource } from '#app/facts/source-text.ts'
import { factTableVersions } from '#app/facts/store.server.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS, SEEN_IN_DAYS, SEEN_ON_DAYS } from '#app/prices/age.ts'
import { gradeOfRank } from '#app/prices/grades.ts'
import { priceKindLabels, sellerOf } from '#app/prices/sources.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { dataPageTexts } from './texts.ts'

export type KnownRow = {
  name: string
  count: number
  /** Of how many; null where the count is no part of anything. */
  of: number | null
  /** As its source gives it. */
  date: string | null
}

export type KnownSection = { id: SectionId; rows: KnownRow[] }
type SectionId = keyof ReturnType<typeof dataPageTexts>['sections']

/** Errors of the merged source list that were corrected in the bundled catalogue (docs/data-sources.md). */
const CORRECTIONS = { errors: 83, rules: 6, date: '2026-11-21' }

/** Facts whose coverage is shown, in the order of what buyers ask. */
const covered: NeedId[] = [
  'speed',
  'battery',
  'charging',
  'ram',
  'storage',
  'refresh',
  'oled',
  'ois',
  'selfie',
  'net',
  'updates',
  'water',
  'weight',
  'jack',
  'card',
  'nfc',
  'radio',
  'infrared',
]

type Counted = { name: string; count: number; date: string | null }

const counted = (query: string): Counted[] => db().$client.prepare<[], Counted>(query).all()
const numberOf = (query: string): number => db().$client.prepare(query).pluck().get() as number

export const knownSections = cachePerVersion((): KnownSection[] => {
  const phones = numberOf('SELECT count(*) FROM mobiles')
  const text = dataPageTexts()
  const ofPhones = (name: string, count: number, date: string | null = null): KnownRow => ({
    name,
    count,
    of: phones,
    date,
  })
  return [
    {
      id: 'phones',
      rows: [
        { name: text.brands, count: numberOf('SELECT count(*) FROM brands'), of: null, date: null },
        { name: text.phones, count: phones, of: null, date: null },
        ...counted(
          'SELECT release_year AS name, count(*) AS count FROM mobiles WHERE release_year > 0 GROUP BY release_year ORDER BY release_year DESC LIMIT 6',
        ).map(({ name, count }) => ofPhones(text.released(String(name)), count)),
      ],
    },
    { id: 'grades', rows: gradeRows(ofPhones) },
    { id: 'ages', rows: ageRows(Date.now()) },
    { id: 'facts', rows: factRows() },
    { id: 'sources', rows: sourceRows(ofPhones) },
    { id: 'prices', rows: priceSourceRows() },
    {
      id: 'corrections',
      rows: [
        { name: text.correctedErrors, count: CORRECTIONS.errors, of: null, date: CORRECTIONS.date },
        { name: text.correctionRules, count: CORRECTIONS.rules, of: null, date: CORRECTIONS.date },
        {
          name: text.statedFacts,
          count: numberOf('SELECT coalesce(sum(json_array_length(overrides)), 0) FROM fact_overrides'),
          of: null,
          date: null,
        },
        {
          name: text.typedPrices,
          count: numberOf("SELECT count(*) FROM mobiles WHERE price_kind = 'admin'"),
          of: null,
          date: null,
        },
      ],
    },
    {
      id: 'unknown',
      rows: [
        ofPhones(text.unpriced, numberOf('SELECT count(*) FROM mobiles WHERE price_pkr = 0')),
        ofPhones(text.undated, numberOf("SELECT count(*) FROM mobiles WHERE release_date = ''")),
        ofPhones(text.nameOnly, numberOf("SELECT count(*) FROM mobiles WHERE data_confidence = 'name-only'")),
        ofPhones(
          text.withoutPromise,
          numberOf(
            "SELECT count(*) FROM phone_facts WHERE security_until IS NULL AND os_upgrades IS NULL AND kind IS NOT 'keypad'",
          ),
        ),
        ofPhones(
          text.without5gBands,
          numberOf("SELECT count(*) FROM phone_facts WHERE five_g_operators IS NULL AND kind IS NOT 'keypad'"),
        ),
      ],
    },
  ]
})

function gradeRows(ofPhones: (name: string, count: number) => KnownRow): KnownRow[] {
  const text = dataPageTexts()
  const byRank = new Map(
    counted('SELECT price_rank AS name, count(*) AS count FROM mobiles GROUP BY price_rank').map(({ name, count }) => [
      Number(name),
      count,
    ]),
  )
  return [3, 2, 1, 0].map(rank => {
    const grade = gradeOfRank(rank)
    return ofPhones(grade ? text.grades[grade] : text.noPrice, byRank.get(rank) ?? 0)
  })
}

/** Of prices by their age today: the steps of the words for it (PRICE-8). */
function ageRows(now: number): KnownRow[] {
  const today = dayInPakistan(now)
  const text = dataPageTexts()
  const rows = db().all<{ day: number | null; launch: number; count: number }>(
    sql`SELECT price_day AS day, price_kind = 'launch' AS launch, count(*) AS count FROM mobiles WHERE price_pkr > 0 GROUP BY 1, 2`,
  )
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const of = (fits: (age: number | null, isLaunch: boolean) => boolean) =>
    rows.reduce(
      (sum, { day, launch, count }) => sum + (fits(day === null ? null : today - day, launch === 1) ? count : 0),
      0,
    )
  const within = (from: number, to: number) => of((age, launch) => !launch && age !== null && age >= from && age <= to)
  const row = (name: string, count: number): KnownRow => ({ name, count, of: all, date: null })
  return [
    row(text.ages.upTo(SEEN_ON_DAYS), within(Number.NEGATIVE_INFINITY, SEEN_ON_DAYS)),
    row(text.ages.between(SEEN_ON_DAYS + 1, SEEN_IN_DAYS), within(SEEN_ON_DAYS + 1, SEEN_IN_DAYS)),
    row(text.ages.mayHaveChanged(SEEN_IN_DAYS + 1, COMPARABLE_DAYS), within(SEEN_IN_DAYS + 1, COMPARABLE_DAYS)),
    row(text.ages.older, within(COMPARABLE_DAYS + 1, Number.POSITIVE_INFINITY)),
    row(
      text.ages.launch,
      of((_, launch) => launch),
    ),
    row(
      text.ages.undated,
      of((age, launch) => !launch && age === null),
    ),
  ]
}

/** Of how many smartphones each fact is known. */
function factRows(): KnownRow[] {
  const table = finderTable()
  const keypad = (table.texts.kind ?? []).indexOf('keypad')
  const smart = Uint32Array.from({ length: table.size }, (_, row) => row).filter(
    row => table.columns.kind[row] !== keypad,
  )
  return covered.map(need => {
    const column = table.columns[need]
    const known = smart.reduce((count, row) => (Number.isNaN(column[row]) ? count : count + 1), 0)
    return { name: finderTexts().labels[need], count: known, of: smart.length, date: null }
  })
}

/** The data sets that specifications come from, and the tables behind the facts. */
function sourceRows(ofPhones: (name: string, count: number, date: string | null) => KnownRow): KnownRow[] {
  // Few lists of sources differ, so they are counted before each is read.
  const sets = counted(
    `WITH lists AS (SELECT sources, count(*) AS phones FROM mobiles GROUP BY sources)
     SELECT source.value AS name, sum(phones) AS count FROM lists, json_each(lists.sources) AS source GROUP BY 1 ORDER BY 2 DESC`,
  )
  return [
    ...sets.map(({ name, count }) => {
      const source = namedSource(dataSource(name))
      return ofPhones(source.name, count, source.date)
    }),
    ...Object.entries(factTableVersions()).map(([name, { date, entries }]) => ({
      name: dataPageTexts().tables[name as keyof ReturnType<typeof dataPageTexts>['tables']],
      count: entries,
      of: null,
      date,
    })),
  ]
}

/** Who published the prices that phones have, with the newest date of each. */
const priceSourceRows = (): KnownRow[] =>
  db()
    .all<{ source: string | null; kind: 'retail'; count: number; date: string | null }>(
      sql`SELECT price_source AS source, price_kind AS kind, count(*) AS count, max(price_date) AS date FROM mobiles WHERE price_pkr > 0 GROUP BY 1, 2 ORDER BY 3 DESC`,
    )
    .map(({ source, kind, count, date }) => ({
      name: source ? dataPageTexts().pricesOf(priceKindLabels()[kind], sellerOf({ source })) : dataPageTexts().noSource,
      count,
      of: null,
      date,
    }))
