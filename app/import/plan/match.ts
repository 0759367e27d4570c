/** Which of our phones a name in a list means. Never a near one: a wrong price is worse than none (IMPORT-10). Pure. */
import { nameKey } from '../normalize/names.ts'

type Named = { id: string; name: string; has5G: boolean }

export type Match<Phone> = {
  phone: Phone | null
  /** A phone whose name differs in nothing but the generation of its network; null where `phone` is found. */
  near: string | null
}

/** @returns finds the phone of a full name (brand and model) */
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
    // A name of ours that tells no generation is that of the one which the phone has.
    const isPlain = generation === '5G' ? plain?.has5G : plain?.has5G === false
    const phone = generation
      ? (of(generation) ?? (found.length === 1 && isPlain ? plain : null))
      : // A list that tells no generation means the phone that is not the 5G one (docs/data-sources.md).
        (plain ?? of('4G'))
    return { phone, near: phone ? null : (found[0]?.phone.name ?? null) }
  }
}
