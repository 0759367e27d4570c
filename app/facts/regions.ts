/** Where versions of a phone are sold: which of them stands for the one sold in Pakistan. Pure. */

/** Words of labels by how well their version stands for the one sold in Pakistan, best first. */
const regionsHere = [
  ['pakistan'],
  ['international', 'intl', 'int', 'global', 'row'],
  ['asia', 'emea', 'mea', 'ap', 'africa'],
  ['malaysia', 'indonesia', 'europe', 'eu'],
]

/** Cyrillic letters that look like Latin ones, which two phones have in their labels. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  х: 'x',
}

const wordsOf = (label: string) =>
  [...label.toLowerCase()]
    .map(letter => lookAlikes[letter] ?? letter)
    .join('')
    .split(/[^a-z]+/)

/** The rank of a label among the regions with Pakistan, 0 for Pakistan itself; null where it names none of them. */
export function rankHere(label: string | null): number | null {
  const words = wordsOf(label ?? '')
  const rank = regionsHere.findIndex(region => words.some(word => region.includes(word)))
  return rank === -1 ? null : rank
}

/** The first version whose label fits Pakistan best; undefined where no label names a region with Pakistan. */
export function versionHere<Version>(
  versions: Version[],
  labelOf: (version: Version) => string | null,
): Version | undefined {
  const ranked = versions.map(version => ({ version, rank: rankHere(labelOf(version)) ?? Number.POSITIVE_INFINITY }))
  const best = Math.min(...ranked.map(({ rank }) => rank))
  return Number.isFinite(best) ? ranked.find(({ rank }) => rank === best)?.version : undefined
}
