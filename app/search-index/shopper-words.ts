/** How shoppers in Pakistan name phones: other names of brands, phonetic keys (SEARCH-6). Pure. */

/** Other names of a brand's phones: `name` ranks like the name, `loose` is only found. */
const otherNames: Record<string, { name?: string[]; loose?: string[] }> = {
  xiaomi: { name: ['mi'], loose: ['redmi'] },
  motorola: { name: ['moto'] },
}

export const otherNamesOf = (brand: string): { name?: string[]; loose?: string[] } => otherNames[brand] ?? {}

/**
 * A rough phonetic key for words as Urdu speakers write them in Latin letters: samsang and samsung, shaomi and xiaomi,
 * aifon and iphone, hawai and huawei have equal keys.
 */
export function soundOf(word: string): string {
  const consonants = word
    .replace(/ph/g, 'f')
    .replace(/(sh|ch|zh|x|z|c(?=[eiy]))/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replace(/w/g, 'v')
    .replace(/j/g, 'g')
    .replace(/(?<=[^aeiouy])h/g, '')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/^[aeiouy]/, 'a')
  return consonants.replace(/(.)\1+/g, '$1')
}
