/** How shoppers in Pakistan write: other names of brands, words that say nothing about a phone, sounds of words (SEARCH-7). Pure. */
import { wordsOf } from './words.ts'

/** Words that stand for something else, whatever stands around them. Urdu names of the brands too. */
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

// Written as words are cut, without marks and spaces.
const synonyms = new Map(Object.entries(spellings).map(([spelling, word]) => [wordsOf(spelling).join(''), word]))

/** The word that a spelling stands for; null where it stands for itself. Two words written apart are asked for joined. */
export const meantBy = (spelling: string): string | null => synonyms.get(spelling) ?? null

/** What else the phones of a brand are called: as good as their name, or at least worth finding. */
const otherNames: Record<string, { name?: string[]; loose?: string[] }> = {
  xiaomi: { name: ['mi'], loose: ['redmi'] },
  motorola: { name: ['moto'] },
}

export const otherNamesOf = (brand: string): { name?: string[]; loose?: string[] } => otherNames[brand] ?? {}

const empty = new Set(
  wordsOf(
    'mobile mobiles mobail phone phones smartphone smartphones cell cellphone handset set price prices rate rates cost ' +
      'in pakistan pk pakistani the for of with and or to on best new latest top cheap good spec specs specification ' +
      'specifications review reviews full details detail features buy online compare comparison rs pkr rupees rupee ' +
      'ki ka ke ko kay hai mein me wala wali walay qeemat keemat kimat official display screen processor chipset ram memory storage rom camera battery موبائل قیمت فون کی میں پاکستان',
  ),
)

/** Whether a word says nothing about a phone: `price`, `in`, `pakistan`, `mobile`. */
export const isFillerWord = (word: string) => empty.has(word)

/**
 * How a word sounds, roughly, as speakers of Urdu write it in Latin letters: samsang and samsung, shaomi and xiaomi,
 * aifon and iphone, hawai and huawei sound alike.
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
