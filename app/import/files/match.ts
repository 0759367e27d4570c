/** Which of our phones a name in a list means. Never a near one: a wrong price is worse than none. Pure. */
import { nameKey } from '../names.ts'

type Named = { id: string; name: string }

/** @returns finds the phone of a full name (brand and model); null when none, or when it could be several */
export function nameIndex<Phone extends Named>(phones: Phone[]): (name: string) => Phone | null {
  const byKey = new Map<string, { phone: Phone; generation: string | null }[]>()
  for (const phone of phones) {
    const { key, generation } = nameKey(phone.name)
    byKey.set(key, [...(byKey.get(key) ?? []), { phone, generation }])
  }
  return name => {
    const { key, generation } = nameKey(name)
    const found = byKey.get(key) ?? []
    const of = (wanted: string | null) => found.find(entry => entry.generation === wanted)?.phone ?? null
    if (generation) {
      // Ours says its generation only where both exist.
      return of(generation) ?? (found.length === 1 ? of(null) : null)
    }
    // A list that tells no generation where both exist means the 4G phone (docs/data-sources.md).
    return of(null) ?? (found.length === 1 ? (found[0]?.phone ?? null) : of('4G'))
  }
}
