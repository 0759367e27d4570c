/** How shoppers in Pakistan write: synonyms, filler words, phonetic keys (SEARCH-7). Pure. */
import { wordsOf } from './words.ts'

/** Synonyms in any context, including Urdu names of brands. */
const spellings: Record<string, string> = {
  '1plus': 'oneplus',
  'one plus': 'oneplus',
  wanplus: 'oneplus',
  'i phone': 'iphone',
  ip: 'iphone',
  iph: 'iphone',
  sd: 'snapdragon',
  'سام سنگ': 'samsung',
  'سیم سنگ': 'samsung',
  ایپل: 'apple',
  'آئی فون': 'iphone',
  گلیکسی: 'galaxy',
  شیاؤمی: 'xiaomi',
  ژیاؤمی: 'xiaomi',
  'ریڈ می': 'redmi',
  انفنکس: 'infinix',
  انفینکس: 'infinix',
  ٹیکنو: 'tecno',
  اوپو: 'oppo',
  ویوو: 'vivo',
  'ریئل می': 'realme',
  نوکیا: 'nokia',
  ہواوے: 'huawei',
  گوگل: 'google',
  'ون پلس': 'oneplus',
}

// Keys are normalised like the words of a search: without diacritics and spaces.
const synonyms = new Map(Object.entries(spellings).map(([spelling, word]) => [wordsOf(spelling).join(''), word]))

/** The word for this spelling, or null. Pass two words joined without a space. */
export const synonymOf = (spelling: string): string | null => synonyms.get(spelling) ?? null

/** Other names of a brand's phones: `name` ranks like the name, `loose` is only found. */
const otherNames: Record<string, { name?: string[]; loose?: string[] }> = {
  xiaomi: { name: ['mi'], loose: ['redmi'] },
  motorola: { name: ['moto'] },
}

export const otherNamesOf = (brand: string): { name?: string[]; loose?: string[] } => otherNames[brand] ?? {}

const fillerWords = new Set(
  wordsOf(
    'mobile mobiles mobail phone phones smartphone smartphones cell cellphone handset set price prices rate rates cost ' +
      'in pakistan pk pakistani the for of with and or to on best new latest top cheap good spec specs specification ' +
      'specifications review reviews full details detail features buy online compare comparison rs pkr rupees rupee ' +
      'ki ka ke ko kay hai mein me wala wali walay qeemat keemat kimat official display screen processor chipset ram memory storage rom camera battery موبائل قیمت فون کی میں پاکستان',
  ),
)

/** Whether a word carries no information about a phone: `price`, `in`, `pakistan`, `mobile`. */
export const isFillerWord = (word: string) => fillerWords.has(word)

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
