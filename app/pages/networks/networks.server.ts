/** Loads the page on networks and 5G (NET-1). */
import { networkTable } from '#app/facts/store.server.ts'
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import { countChoices } from '#app/finder/counts.ts'
import { countMatches, matchingRows } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { countRecent } from '#app/finder/order.ts'
import { countCurrent } from '#app/search/arranged.server.ts'
import { networksPageTexts } from './texts.ts'
import { wishesFor5g } from './wishes.ts'

type Operator = NetworkTable['operators'][number]

/** A source by the name of its publisher; by that of its site where we have no words for it. */
type TableSource = { name: string | null; url: string | null; date: string | null }

/** Budgets of a first 5G phone, in rupees. */
const BUDGETS = [50_000, 70_000, 100_000]

export function loadNetworks() {
  const table = networkTable()
  const own = table.operators.filter(({ bands }) => bands)
  const with5g = own.filter(({ bands }) => bands && bands.nrCore.length + bands.nrExtra.length > 0)
  const { byValue, unknown } = countChoices(finderTable(), new Map()).net
  const ids = with5g.map(({ id }) => id)
  return {
    budgets: BUDGETS.map(to => ofBudget(to, matchingRows(finderTable(), wishesFor5g(ids, to)))),
    ofAll: { ids, count: countMatches(finderTable(), wishesFor5g(ids)) },
    with5g: countMatches(finderTable(), new Map([['fiveG', true]])),
    unknownPhones: unknown,
    siteOperators: with5g.map(({ name }) => name),
    cities: table.fiveG.sitesByCity.map(row => ({
      city: row.city,
      sites: with5g.map(({ id }) => (typeof row[id] === 'number' ? row[id] : null)),
      total: row.total,
    })),
    sitesTotal: table.fiveG.sitesTotal,
    sitesSource: sourceOf(table, table.fiveG.sitesSource),
    operators: own.map(operator => ({
      id: operator.id,
      name: operator.name,
      /** The number of phones that can use its 5G; null where it has none. */
      phones: ids.includes(operator.id) ? (byValue.get(operator.id) ?? 0) : null,
      /** Brands that use its network. */
      hosts: table.operators.filter(({ usesNetworkOf }) => usesNetworkOf === operator.id).map(({ name }) => name),
      mergedInto: table.operators.find(({ id }) => id === operator.mergedInto)?.name ?? null,
      fiveG: bandsOf(table, operator, 'n'),
      fourG: bandsOf(table, operator, 'B'),
    })),
    sources: [...new Set(table.operators.flatMap(({ sources }) => sources))].map(id => sourceOf(table, id)),
  }
}

/** How many phones there are within a budget, and with a price of which age. */
const ofBudget = (to: number, rows: Uint32Array) => ({
  to,
  phones: rows.length,
  recent: countRecent(finderTable(), rows),
  ofNow: countCurrent(rows),
})

/** `sureness`: how sure it is that the operator uses the band; null where the table does not say. */
type Band = { name: string; frequency: string; isCore: boolean; sureness: string | null }

/** The bands of 5G (`n`) or 4G (`B`), the main ones first. */
function bandsOf({ bandNames }: NetworkTable, { bands, confidence }: Operator, letter: 'n' | 'B'): Band[] {
  const [core = [], extra = []] = letter === 'n' ? [bands?.nrCore, bands?.nrExtra] : [bands?.lteCore, bands?.lteExtra]
  const notes = new Map(
    Object.entries(confidence).flatMap(([names, note]) => names.split(',').map(name => [name, note] as const)),
  )
  return [...core, ...extra].map(band => {
    const name = `${letter}${band}`
    // The first word of each note tells how sure it is; the rest is for editors.
    const sureness = /^[a-z-]+/.exec(notes.get(name) ?? '')?.[0] ?? null
    return { name, frequency: bandNames[band] ?? '', isCore: core.includes(band), sureness }
  })
}

function sourceOf({ sources }: NetworkTable, id: string): TableSource {
  const { href = null, date = null } = sources[id] ?? {}
  const name = networksPageTexts().sourceNames[id] ?? (href && new URL(href).hostname.replace(/^www\./, ''))
  return { name, url: href, date }
}
