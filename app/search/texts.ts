/** The words of search results. */
import { capitalized } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import type { Feature } from '#app/search-index/features.ts'

const en = {
  sorts: {
    relevance: 'Best match',
    newest: 'Newest first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    value: 'Most for the money',
    camera: 'Best camera hardware',
    speed: 'Fastest chip',
    battery: 'Largest battery',
    updates: 'Longest updates',
    cheapest: 'Cheapest first',
    dearest: 'Dearest first',
    nearest: 'Nearest below the price',
    closest: 'Nearest to what you asked for',
  },
  features: {
    fingerprint: 'Fingerprint reader',
    screenFingerprint: 'Fingerprint reader in the screen',
    stylus: 'Works with a stylus',
    video4k: '4K video',
    video4k60: '4K video at 60 pictures a second',
    video8k: '8K video',
    stereo: 'Stereo speakers',
    wirelessCharging: 'Wireless charging',
    fold: 'Opens like a book',
    flip: 'Folds in half',
    foldable: 'Folds',
    certainNfc: 'NFC in every version',
  } satisfies Record<Feature, string>,
  /** @param words as typed, such as `not samsung` */
  excluded: (words: string) => `Left out: ${words}`,
  price: (range: string) => `Price: ${range}`,
  thePrice: 'the price',
  sortedBy: (sort: string) => `Order: ${sort}`,
  network: (name: string) => `On ${capitalized(name)}`,
}

export const searchTexts = inLanguage('searchTexts', en)
