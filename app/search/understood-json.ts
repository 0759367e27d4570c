/** What was read from a search, as the API shows it (API-6). Pure. */
import type { Found } from './search.server.ts'
import { ruleOfUse } from './understanding/uses.ts'

/** Unknown is null, never left out. */
export function understoodJson({ understood, reference, ignored, absent, correctedTo, relaxed }: Found) {
  const { range, must, features, sort, only, text, intent, network, isKeypad, uses } = understood
  return {
    priceMin: range && range.min > 1 ? range.min : null,
    // The end of a range is exclusive; `under 50000` and `up to 50000` name the same amount.
    priceMax: range?.max ? range.max - (range.max % 10 === 1 ? 1 : 0) : null,
    sort,
    needs: [...must.keys()],
    features,
    ram: must.get('ram') ?? null,
    storage: must.get('storage') ?? null,
    only,
    /** What was left out, as typed, with the names of brands and series that it means. */
    excluded: understood.exclusions.map(({ typed, names }) => ({ typed, names: names.map(words => words.join(' ')) })),
    uses,
    unrecorded: uses.flatMap(use => ruleOfUse(use).unrecorded),
    like: reference && { id: reference.id, better: reference.isBetter, cheaper: reference.isCheaper },
    text: correctedTo ?? text,
    ignored,
    absent,
    intent,
    net: network,
    cls: isKeypad ? 'keypad' : null,
    relaxed: relaxed.map(({ of }) => (of === 'range' ? 'price' : of.replace('feature ', ''))).join(',') || null,
  }
}
