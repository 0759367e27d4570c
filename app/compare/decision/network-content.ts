/** What the row of 5G says of a phone. Pure. */
import { factColumns } from '#app/facts/columns.ts'
import { isDerived } from '#app/facts/fact.ts'
import { formatList, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import type { Content } from './cells.ts'
import type { DecisionPhone } from './how.ts'
import { decisionTexts } from './texts.ts'

/** @param names of operators by id */
export function fiveGContent({ facts }: DecisionPhone, names: Record<string, string>): Content | null {
  const { fiveG } = facts
  if (!fiveG) return null
  const { has, partly, notOurBands, withOperators, partlyWith, unknownBands, fromItsChip, noneInItsChip, byVersion } =
    decisionTexts()
  if (!fiveG.value) return { text: has.no, more: isDerived(fiveG) ? noneInItsChip : undefined }
  if (isDerived(fiveG)) return { text: has.yes, more: fromItsChip }
  const operators = factColumns(facts).fiveGOperators
  if (!operators || operators.length === 0) return { text: has.yes, more: operators ? notOurBands : unknownBands }
  const isPartial = (id: string) => facts.network?.value.operators[id]?.nr.status === 'partial'
  const listOf = (ids: string[]) => formatList(ids.map(id => ofSource(names[id] ?? id)))
  const [some, all] = [operators.filter(isPartial), operators.filter(id => !isPartial(id))]
  // Which version is sold here is not known where the bands are only derived.
  const caution = facts.network && isDerived(facts.network) && byVersion
  if (all.length === 0) return { text: partly, more: withCommas([withOperators(listOf(some)), caution]) }
  const others = some.length > 0 && partlyWith(listOf(some))
  return { text: has.yes, more: withCommas([withOperators(listOf(all)), others, caution]) }
}
