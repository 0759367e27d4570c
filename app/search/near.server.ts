/** Near misses of a search, as lists with wishes show them (FIND-3, SEARCH-13). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { describeMiss } from '#app/finder/describe.ts'
import { findGroups, isMissed, type Within } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { FEW_MATCHES } from '#app/finder/needs.ts'
import { rankNear } from '#app/finder/order.ts'
import { withVersionPrices } from '#app/finder/version-price.ts'
import { type Wishes, withKeypads, withLimits } from '#app/finder/wishes.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { isCurrentRow } from './arranged.server.ts'
import { hasConditions, noConditions } from './conditions.server.ts'
import { isLowered } from './relaxation.server.ts'
import { fittingRows, type Selection } from './results.server.ts'
import type { Found } from './search.server.ts'

const MAX_NEAR = 4

/** Phones with a price of now that miss one wish by little, where few fulfil all. */
export function nearMisses({
  asked,
  shown,
  current,
  relaxed,
}: Pick<Found, 'asked' | 'shown' | 'current' | 'relaxed'>): {
  phone: PhoneCard
  miss: string
}[] {
  if (current === null || (relaxed.length === 0 && current >= FEW_MATCHES)) return []
  const must = mustsOf(asked)
  const table = withVersionPrices(finderTable(), must)
  const { near } = findGroups(table, must, withinOf(asked))
  const isCurrent = isCurrentRow(finderTable())
  // Where a wish was lowered, phones that miss it by little are among the results.
  const listed = new Set(relaxed.some(isLowered) ? fittingRows(shown) : [])
  const rows = rankNear(
    table,
    near.filter(({ row }) => isCurrent(row) && !listed.has(row)),
    MAX_NEAR,
  )
  const cards = new Map(listCardsByIds(rows.map(({ row }) => table.ids[row] as string)).map(card => [card.id, card]))
  return rows.flatMap(miss => {
    const phone = cards.get(table.ids[miss.row] as string)
    return phone ? [{ phone, miss: describeMiss(miss, must) }] : []
  })
}

/** The cards of a list with lowered wishes: each says which it misses, and by how much. */
export function withMisses({ asked, relaxed }: Pick<Found, 'asked' | 'relaxed'>, cards: PhoneCard[]): PhoneCard[] {
  const lowered = relaxed.filter(isLowered)
  if (lowered.length === 0) return cards
  const must = mustsOf(asked)
  const { rows, columns } = finderTable()
  return cards.map(card => {
    const row = rows.get(card.id)
    const misses = lowered.flatMap(({ of }) => {
      const [has, wish] = [columns[of][row ?? -1], must.get(of)]
      if (has === undefined || typeof wish !== 'number') return []
      return isMissed(of, has, wish) ? [describeMiss({ failed: of, has }, must)] : []
    })
    const remark = [...misses, card.remark].filter(Boolean).join(' · ')
    return remark === '' ? card : { ...card, remark }
  })
}

export function mustsOf({ range, conditions }: Selection): Wishes {
  const must = withLimits(conditions.must, { range })
  return conditions.isKeypad ? withKeypads(must) : must
}

/** The phones of the text, whatever they must fulfil as wishes. */
export function withinOf({ alternatives, conditions }: Selection): Within {
  const ofText = { ...conditions, must: noConditions.must, nice: noConditions.nice }
  if (!hasConditions(ofText) && alternatives.some(words => words.length === 0)) return null
  const rows = new Set(fittingRows({ alternatives, range: null, conditions: ofText }))
  return row => rows.has(row)
}
