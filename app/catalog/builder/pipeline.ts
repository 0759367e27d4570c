/** Builds catalogue phones from source rows: parse, correct, reject, map. */
import { type CatalogPhone, catalogPhoneSchema } from '../format.ts'
import { corrections, rejections } from './rules.ts'
import { type SourceRow, sourceRow } from './source.ts'
import { toPhone } from './to-phone.ts'

type Built = {
  phones: Omit<CatalogPhone, 'isFeatured'>[]
  /** Number of rows affected by each rule, including rules with none. */
  tally: Record<string, number>
  rejected: { slug: string; rule: string }[]
}

/** Builds the catalogue. Malformed and rejected rows are left out and counted; input other than a list has no rows. */
export function buildCatalog(input: unknown): Built {
  const rows = Array.isArray(input) ? input : []
  const ruleNames = [...rejections, ...corrections].map(({ id }) => id)
  const tally: Record<string, number> = { read: rows.length }
  for (const rule of ['malformed-row', ...ruleNames, 'duplicate']) tally[rule] = 0
  const rejected: Built['rejected'] = []
  const phones: Built['phones'] = []
  const seen = new Set<string>()

  const count = (rule: string) => {
    tally[rule] = (tally[rule] ?? 0) + 1
  }
  const leaveOut = (slug: string, rule: string) => {
    count(rule)
    rejected.push({ slug, rule })
  }

  for (const raw of rows) {
    const parsed = sourceRow.safeParse(raw)
    if (!parsed.success) {
      leaveOut(String(raw?.slug), 'malformed-row')
      continue
    }
    const row = corrected(parsed.data, count)
    const reason = rejections.find(rule => rule.applies(row))
    if (reason) {
      leaveOut(row.slug, reason.id)
    } else if (seen.has(row.slug) || seen.has(row.name.toLowerCase())) {
      leaveOut(row.slug, 'duplicate')
    } else {
      seen.add(row.slug).add(row.name.toLowerCase())
      const { isFeatured: _, ...phone } = catalogPhoneSchema.parse({ ...toPhone(row), isFeatured: false })
      phones.push(phone)
    }
  }
  return { phones, tally, rejected }
}

function corrected(row: SourceRow, count: (rule: string) => void): SourceRow {
  return corrections.reduce((current, { id, apply }) => {
    const changed = apply(current)
    if (changed) count(id)
    return changed ?? current
  }, row)
}
