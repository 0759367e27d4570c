/** What we know and how well, in figures, for the page and its table (KNOW-1). */
import { dataSource } from '#app/facts/fact.ts'
import { namedSource } from '#app/facts/source-text.ts'
import { factTableVersions } from '#app/facts/store.server.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { type NeedId, needIds, needRule } from '#app/finder/needs.ts'
import { type FinderTable, keypadCode } from '#app/finder/table.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS, SEEN_ON_DAYS } from '#app/prices/age.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import {
  ageRows,
  countUpTo,
  freshRows,
  gradeRows,
  type KnownRow,
  priceGroups,
  priceShares,
  priceSourceRows,
  readingRows,
  sum,
} from './known-prices.server.ts'
import { dataPageTexts } from './texts.ts'

/** @param figure the one that is meant, in words; where many are, how many */
export type KnownSection = { id: SectionId; figure: string; rows: KnownRow[] }
type SectionId = keyof ReturnType<typeof dataPageTexts>['sections']

/** Errors of the merged source list that were corrected in the bundled catalogue (docs/data-sources.md). */
const CORRECTIONS = { errors: 83, rules: 6, date: '2026-11-21' }

/** Facts whose coverage is shown: all that smartphones can be asked for, but the size of the screen, which is asked twice. */
const covered = needIds.filter(need => {
  const { isOfAnyPhone, group, column } = needRule(need)
  return !isOfAnyPhone && group !== 'money' && column !== 'screenInches'
})

type Counted = { name: string; count: number; date: string | null }

const counted = (query: string): Counted[] => db().$client.prepare<[], Counted>(query).all()
const numberOf = (query: string): number => db().$client.prepare(query).pluck().get() as number

/** Years of release that are listed. */
const YEARS = 6

/** Phones by the text of a need, where it is known. */
function countTexts(table: FinderTable, need: 'year' | 'grade'): Map<string, number> {
  const texts = table.texts[need] ?? []
  const column = table.columns[need]
  const counts = new Uint32Array(texts.length)
  for (let row = 0; row < table.size; row += 1) {
    const code = column[row] as number
    if (!Number.isNaN(code)) counts[code] = (counts[code] as number) + 1
  }
  return new Map(texts.map((text, code) => [text, counts[code] ?? 0]))
}

export const knownSections = cachePerVersion('figures of /data', (): KnownSection[] => {
  const phones = numberOf('SELECT count(*) FROM mobiles')
  const table = finderTable()
  const groups = priceGroups()
  const facts = factRows(table)
  const text = dataPageTexts()
  const unpriced = sum(groups, ({ phones, priced }) => phones - priced)
  const ofPhones = (name: string, count: number, date: string | null = null): KnownRow => ({
    name,
    count,
    of: phones,
    date,
  })
  const sources = sourceRows(ofPhones)
  const pricesBy = priceSourceRows(groups).map(({ groups: _, ...row }) => row)
  const figures: { [Id in SectionId]?: string } = {
    phones: formatNumber(phones),
    grades: text.figures.priced(formatNumber(phones - unpriced)),
    ages: text.figures.recent(formatNumber(countUpTo(SEEN_IN_DAYS, groups, Date.now()))),
    facts: text.figures.facts(facts.shareOf('battery')),
    sources: text.figures.sources(formatNumber(sources.length)),
    prices: text.figures.sources(formatNumber(pricesBy.length)),
    corrections: text.figures.corrected(formatNumber(CORRECTIONS.errors)),
    unknown: text.figures.unpriced(formatNumber(unpriced)),
  }
  const readings = readingRows()
  const ages = ageRows(groups, phones, Date.now())
  const fresh = freshRows(groups, Date.now())
  // A single row needs no table of its own.
  const isJoined = fresh.length < 2
  const years = [...countTexts(table, 'year')].filter(([, count]) => count > 0)
  const sections: Omit<KnownSection, 'figure'>[] = [
    {
      id: 'phones',
      rows: [
        { name: text.brands, count: numberOf('SELECT count(*) FROM brands'), of: null, date: null },
        { name: text.phones, count: phones, of: null, date: null },
        ...years
          .sort(([a], [b]) => Number(b) - Number(a))
          .slice(0, YEARS)
          .map(([year, count]) => ofPhones(text.released(year), count)),
      ],
    },
    { id: 'grades', rows: gradeRows(countTexts(table, 'grade'), phones) },
    { id: 'ages', rows: isJoined ? [...ages, ...fresh] : ages },
    ...(isJoined ? [] : [{ id: 'fresh' as const, rows: fresh }]),
    { id: 'facts', rows: facts.rows },
    { id: 'sources', rows: sources },
    { id: 'prices', rows: pricesBy },
    ...(readings.length > 0 ? [{ id: 'readings' as const, rows: readings }] : []),
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
          count: sum(groups, ({ kind, phones }) => (kind === 'admin' ? phones : 0)),
          of: null,
          date: null,
        },
      ],
    },
    {
      id: 'unknown',
      rows: [
        ofPhones(text.unpriced, unpriced),
        ofPhones(
          text.undated,
          sum(groups, ({ undated }) => undated),
        ),
        ofPhones(
          text.nameOnly,
          sum(groups, ({ nameOnly }) => nameOnly),
        ),
        ofPhones(
          text.withoutPromise,
          numberOf(
            "SELECT count(*) FROM phone_facts WHERE security_until IS NULL AND os_upgrades IS NULL AND kind IS NOT 'keypad'",
          ),
        ),
        ofPhones(text.without5gBands, facts.without5gBands),
      ],
    },
  ]
  return sections.map(section => ({
    ...section,
    figure: figures[section.id] ?? text.figures.entries(formatNumber(section.rows.length)),
  }))
})

/** How many phones there are, have a price asked here, and have one of the last months. */
export const priceSummary = cachePerVersion('summary of /data', () => {
  const grades = countTexts(finderTable(), 'grade')
  return {
    phones: finderTable().size,
    priced: (grades.get('shop') ?? 0) + (grades.get('older') ?? 0),
    today: countUpTo(SEEN_IN_DAYS, priceGroups(), Date.now()),
    hasLately: countUpTo(SEEN_ON_DAYS, priceGroups(), Date.now()) > 0,
    shares: priceShares(priceGroups(), finderTable().size, Date.now()),
  }
})

/** Of how many smartphones each fact is known. */
function factRows(table: FinderTable): { rows: KnownRow[]; without5gBands: number; shareOf: (need: NeedId) => string } {
  const keypad = keypadCode(table)
  const kinds = table.columns.kind
  const smartphones = (isCounted: (row: number) => boolean) => {
    let count = 0
    for (let row = 0; row < table.size; row += 1) if (kinds[row] !== keypad && isCounted(row)) count += 1
    return count
  }
  const known = (need: NeedId) => smartphones(row => !Number.isNaN(table.columns[need][row]))
  const all = smartphones(() => true)
  return {
    rows: covered.map(need => ({ name: finderTexts().needs[need].label, count: known(need), of: all, date: null })),
    without5gBands: all - known('net'),
    /** `97%`. */
    shareOf: (need: NeedId) => `${all > 0 ? Math.round((known(need) / all) * 100) : 0}%`,
  }
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
