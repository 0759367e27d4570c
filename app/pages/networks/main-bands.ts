/** What the table of operators comes to: the main bands of their 5G in a sentence (NET-1). Pure. */
import { networksPageTexts } from './texts.ts'

type Operator = { name: string; fiveG: { name: string; isCore: boolean; sureness: string | null }[] }

/** `For 5G look for bands n41 and n78: Jazz, Zong, and Ufone use both (likely).` Null where no operator has a main band. */
export function mainBandsText(operators: Operator[]): string | null {
  const text = networksPageTexts()
  const uses = operators.flatMap(({ name, fiveG }) =>
    fiveG.filter(({ isCore }) => isCore).map(band => ({ operator: name, ...band })),
  )
  if (uses.length === 0) return null
  const names = [...new Set(uses.map(({ operator }) => operator))]
  const byBand = [...Map.groupBy(uses, ({ name }) => name)].map(([band, of]) => ({
    band,
    operators: of.map(({ operator }) => operator),
  }))
  const isSameForAll = byBand.every(of => of.operators.length === names.length)
  return isSameForAll
    ? text.allUse(
        byBand.map(({ band }) => band),
        names,
        leastSure(uses),
      )
    : text.someUse(byBand)
}

/** The word of the least sure use; null where each is sure, or nothing is said of one. */
function leastSure(uses: { sureness: string | null }[]): string | null {
  const words = Object.entries(networksPageTexts().sureness)
  const [, ...doubted] = words
  return doubted.findLast(([id]) => uses.some(({ sureness }) => sureness === id))?.[1] ?? null
}
