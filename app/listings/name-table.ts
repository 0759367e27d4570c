/** The names of all phones by their words, as the index looks them up. Pure. */
import { type MakerWord, makerOfLine, makerWords } from './makers.ts'
import { type NamedPhone, namesOf, type PhoneName } from './phone-names.ts'

export type Entry<Phone> = PhoneName & { phone: Phone }

export type NameTable<Phone> = {
  byKey: Map<string, Entry<Phone>[]>
  /** First words of names by brand: its lines. */
  lead: Map<string, Set<string>>
  /** Tokens of the longest name. */
  longest: number
  /** Brand names by slug. */
  brands: Map<string, string>
}

export const emptyNameTable = <Phone>(): NameTable<Phone> => ({
  byKey: new Map(),
  lead: new Map(),
  longest: 1,
  brands: new Map(),
})

export function addNames<Phone extends NamedPhone>(table: NameTable<Phone>, phone: Phone): void {
  table.brands.set(phone.brand, phone.brandName)
  const lead = table.lead.get(phone.brand) ?? new Set()
  table.lead.set(phone.brand, lead)
  for (const name of namesOf(phone)) {
    const entries = table.byKey.get(name.key) ?? []
    if (!entries.some(entry => entry.phone === phone)) entries.push({ ...name, phone })
    table.byKey.set(name.key, entries)
    const words = name.key.split(' ')
    table.longest = Math.max(table.longest, words.length)
    const [first = ''] = words
    if (first.length > 1 && !/\d/.test(first)) lead.add(first)
  }
}

/** The table of some phones, read at once. */
export function nameTable<Phone extends NamedPhone>(phones: Phone[]): NameTable<Phone> {
  const table = emptyNameTable<Phone>()
  for (const phone of phones) addNames(table, phone)
  return table
}

type Finished<Phone> = NameTable<Phone> & {
  makerOf: (word: string) => MakerWord | null
  /** Words that are no misspelling of another. */
  isKnown: Set<string>
  /** Makers and lines that are recognised with one wrong letter. */
  spelt: string[]
}

/** The table with what follows from all of its names. */
export function finished<Phone>(table: NameTable<Phone>): Finished<Phone> {
  const makerOf = makerWords([...table.brands].map(([slug, name]) => ({ slug, name })))
  const words = new Set([...table.byKey.keys()].flatMap(key => key.split(' ')))
  // Of other words a misspelling may be a suffix: `Powers` is no Power.
  const spelt = [...new Set([...words, ...[...table.brands.values()].map(name => name.toLowerCase())])].filter(
    word => (makerOf(word)?.isOwn && word.length > 3) || (makerOfLine(word) !== undefined && word.length > 4),
  )
  return { ...table, makerOf, isKnown: new Set([...words, ...spelt]), spelt }
}
