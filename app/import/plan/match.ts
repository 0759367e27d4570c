/** Matches names in a list to stored phones. Never a similar name: a wrong price is worse than none (IMPORT-10). Pure. */
import { nameKey } from '../normalize/names.ts'

type Named = {
  id: string
  name: string
  /** Null where it is not known. */
  has5G: boolean | null
}

export type Match<Phone> = {
  phone: Phone | null
  /** A phone whose name differs only in the network generation; null when `phone` is set. */
  near: string | null
  /** Whether another phone has this name with another network generation, and the list does not say which it means. */
  hasNamesake: boolean
}

/** @returns a function that matches a full name (brand and model) */
export function nameIndex<Phone extends Named>(phones: Phone[]): (name: string) => Match<Phone> {
  const byKey = new Map<string, { phone: Phone; generation: string | null }[]>()
  for (const phone of phones) {
    const { key, generation } = nameKey(phone.name)
    byKey.set(key, [...(byKey.get(key) ?? []), { phone, generation }])
  }
  return name => {
    const { key, generation } = nameKey(name)
    const found = byKey.get(key) ?? []
    const of = (wanted: string | null) => found.find(entry => entry.generation === wanted)?.phone ?? null
    const plain = of(null)
    // A stored name without a generation matches the generation that the phone has.
    const isPlain = generation === '5G' ? plain?.has5G : plain?.has5G === false
    const phone = generation
      ? (of(generation) ?? (found.length === 1 && isPlain ? plain : null))
      : // A name without a generation in a list means the phone that is not 5G (docs/data-sources.md).
        (plain ?? of('4G'))
    return {
      phone,
      near: phone ? null : (found[0]?.phone.name ?? null),
      hasNamesake: generation === null && found.length > 1,
    }
  }
}
