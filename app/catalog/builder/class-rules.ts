/** The rules of a corrections file about many phones; each counts the phones it holds for. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { ClassRule, SourceRow } from './source.ts'
import { specOf, with5G, withMark } from './spec-rows.ts'
import { toPhone } from './to-phone.ts'

type Rule = {
  /** Before the corrections, which may remove what the rule reads; or after everything else. */
  when: 'first' | 'last'
  holds: (row: SourceRow, rule: ClassRule) => boolean
  /** What it changes; a rule that other modules follow only counts. */
  change?: (row: SourceRow) => SourceRow
}

const bandsOf = (row: SourceRow) => specOf(row, 'Network', '5G bands')
const listed = (row: SourceRow, { slugs }: ClassRule) => slugs?.includes(row.slug) ?? false

const ruleById: Record<string, Rule> = {
  'technology-from-bands': {
    when: 'first',
    holds: (row, rule) =>
      listed(row, rule) && bandsOf(row) !== undefined && specOf(row, 'Network', 'Technology') === undefined,
    change: with5G,
  },
  'bands-sa-nsa': {
    when: 'first',
    holds: row => !/\d/.test((bandsOf(row) ?? '0').replace(/sub6|5G/gi, '')),
    change: row => withMark(with5G(row), '5g-bands-unknown'),
  },
  // The grade of such a price keeps it out of the comparisons (app/prices/grades.ts).
  'launch-price': { when: 'last', holds: row => row.priceKind === 'launch' },
  'stale-2026-03': { when: 'last', holds: row => row.priceDate === '2026-03' },
  'feature-phones': { when: 'last', holds: listed, change: row => withMark(row, 'keypad') },
  'fold-main': {
    when: 'last',
    // The published size of a flip phone with keys is the closed one.
    holds: row =>
      row.dimensions !== null &&
      foldOf(row) !== 'none' &&
      !row.marks.some(mark => mark === 'folded-size' || mark === 'keypad'),
    change: row => withMark(row, 'unfolded-size'),
  },
}

const foldOf = (row: SourceRow) => drawingFacts(toPhone(row)).fold

export type RuleReport = { id: string; phones: number; expected: number | null; isKnown: boolean }

/** Applies the rules of this phase to the rows, in place. */
export function applyClassRules(rows: Map<string, SourceRow>, rules: ClassRule[], when: Rule['when']): RuleReport[] {
  return rules.flatMap((given): RuleReport[] => {
    const rule = Object.hasOwn(ruleById, given.id) ? ruleById[given.id] : undefined
    const expected = given.phones ?? null
    if (!rule) return when === 'last' ? [{ id: given.id, phones: 0, expected, isKnown: false }] : []
    if (rule.when !== when) return []
    const held = [...rows.values()].filter(row => rule.holds(row, given))
    for (const row of held) rows.set(row.slug, rule.change?.(row) ?? row)
    return [{ id: given.id, phones: held.length, expected, isKnown: true }]
  })
}
