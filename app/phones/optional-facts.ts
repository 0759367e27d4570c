/** Facts that a record may omit: parsed from its specification tables or from a text (DATA-18). Pure. */
import { type PhoneField, phoneFields } from '#app/entities/phone-fields.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import { type OptionalFact, optionalFactNames, type StoredPhone } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { parseReleaseDate } from './parse-date.ts'

type Facts = Pick<StoredPhone, OptionalFact>

type Row<Value> = { category: string; feature: string; read: (text: string) => Value | null }

/** The table row of each fact and its parser (which returns null for an unreadable text); null for a fact without a row. */
const factRows: { [Fact in OptionalFact]: Row<Facts[Fact]> | null } = {
  announcedDate: { category: 'Launch', feature: 'Announced', read: announcedDate },
}

/** DATA-19: `2024, September 13. Released 2024, September 20` → `2024-09-13`; an expected announcement gives null. */
function announcedDate(text: string): string | null {
  const [announced = ''] = text.split(/\b(?:exp\.?\s+)?releas/i)
  const date = parseReleaseDate(announced)
  return date && !date.isExpected ? date.date : null
}

/** The facts in the tables; null for one that is missing or unreadable. */
export function statedFacts(specifications: Specification[]): Facts {
  return Object.fromEntries(optionalFactNames.map(name => [name, readRow(factRows[name], specifications)])) as Facts
}

function readRow<Value>(row: Row<Value> | null, specifications: Specification[]): Value | null {
  if (row === null) return null
  const rows = specifications.filter(table => isSame(table.category, row.category)).flatMap(table => table.specs)
  const found = rows.find(spec => isSame(spec.feature, row.feature))
  return found ? row.read(htmlToText(found.value)) : null
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase()

/** All facts of a phone: its own values, null included; undefined ones come from its tables. */
export function wholeFacts(phone: Partial<Facts> & { specifications: Specification[] }): Facts {
  const given = optionalFactNames.filter(name => phone[name] !== undefined)
  return { ...statedFacts(phone.specifications), ...pick(phone, given) } as Facts
}

/** The facts in these texts, such as the cells of a row; missing or unreadable ones are left out. */
export function factsOfTexts(texts: Partial<Record<OptionalFact, string>>): Partial<Facts> {
  const facts = optionalFactNames.map(name => [name, readText(phoneFields[name], texts[name])])
  return Object.fromEntries(facts) as Partial<Facts>
}

const readText = ({ kind }: PhoneField, text = '') =>
  kind === 'date' ? parseReleaseDate(text)?.date : text.trim() || undefined
