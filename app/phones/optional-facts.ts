/** Facts that a phone may be stored without saying: read from its specification tables, or from a text (DATA-18). Pure. */
import { type PhoneField, phoneFields } from '#app/entities/phone-fields.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import { type OptionalFact, optionalFactNames, type StoredPhone } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { parseReleaseDate } from './parse-date.ts'

type Facts = Pick<StoredPhone, OptionalFact>

type Row<Value> = { category: string; feature: string; read: (text: string) => Value | null }

/** The row that states each fact, and how its text is read (null: it cannot be); null for a fact that no row states. */
const stated: { [Fact in OptionalFact]: Row<Facts[Fact]> | null } = {
  announcedDate: { category: 'Launch', feature: 'Announced', read: announcedDate },
}

/** DATA-19: `2024, September 13. Released 2024, September 20` → `2024-09-13`; an announcement that is only expected is none. */
function announcedDate(text: string): string | null {
  const [announced = ''] = text.split(/\b(?:exp\.?\s+)?releas/i)
  const date = parseReleaseDate(announced)
  return date && !date.isExpected ? date.date : null
}

/** The facts that the tables state; null for one that they do not, or that cannot be read. */
export function statedFacts(specifications: Specification[]): Facts {
  return Object.fromEntries(optionalFactNames.map(name => [name, readRow(stated[name], specifications)])) as Facts
}

function readRow<Value>(row: Row<Value> | null, specifications: Specification[]): Value | null {
  if (row === null) return null
  const rows = specifications.filter(table => isSame(table.category, row.category)).flatMap(table => table.specs)
  const found = rows.find(spec => isSame(spec.feature, row.feature))
  return found ? row.read(htmlToText(found.value)) : null
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase()

/** All facts of a phone: those that it says, null included, and those that its tables state where it says nothing. */
export function wholeFacts(phone: Partial<Facts> & { specifications: Specification[] }): Facts {
  const said = optionalFactNames.filter(name => phone[name] !== undefined)
  return { ...statedFacts(phone.specifications), ...pick(phone, said) } as Facts
}

/** The facts that these texts say, such as the cells of a row; one that is missing or cannot be read is left out. */
export function factsOfTexts(texts: Partial<Record<OptionalFact, string>>): Partial<Facts> {
  const facts = optionalFactNames.map(name => [name, readText(phoneFields[name], texts[name])])
  return Object.fromEntries(facts) as Partial<Facts>
}

const readText = ({ kind }: PhoneField, text = '') =>
  kind === 'date' ? parseReleaseDate(text)?.date : text.trim() || undefined
