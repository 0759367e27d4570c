/** The words of search results. */
import { capitalized } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import type { Colour } from '#app/search-index/colours.ts'
import type { Feature } from '#app/search-index/features.ts'
import type { Unrecorded, Use } from './understanding/uses.ts'

const en = {
  sorts: {
    relevance: 'Best match',
    newest: 'Newest first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    released: 'Newest release first',
    value: 'Most for the money',
    camera: 'Best camera hardware',
    screen: 'Best screen',
    speed: 'Fastest chip',
    battery: 'Largest battery',
    updates: 'Longest updates',
    cheapest: 'Cheapest first',
    dearest: 'Dearest first',
    nearest: 'Near my price',
    similar: 'Most similar first',
    closest: 'Nearest to your wish',
    fit: 'Best fit',
  },
  /** By what the order is, where its name does not say it. */
  screenOrder: 'Best screen: AMOLED, 120 Hz, brightness as measured',
  nearestOrder: 'Nearest to your price first; a newer price counts as nearer',
  features: {
    fingerprint: 'Fingerprint reader',
    screenFingerprint: 'Fingerprint reader in the screen',
    stylus: 'Works with a stylus',
    video4k: '4K video',
    video4k60: '4K video at 60 pictures a second',
    video8k: '8K video',
    stereo: 'Stereo speakers',
    wirelessCharging: 'Wireless charging',
    fourG: '4G',
    fold: 'Opens like a book',
    flip: 'Folds in half',
    foldable: 'Folds',
    certainNfc: 'NFC in every version',
    plainAndroid: 'Android with few changes by the maker',
    android: 'Android',
    telephoto: 'Telephoto camera or 2× optical zoom',
  } satisfies Record<Exclude<Feature, Colour>, string>,
  /** Who or what a phone is for. */
  uses: {
    rider: 'For a rider',
    driver: 'For a driver',
    labour: 'For work outdoors',
    student: 'For a student',
    classes: 'For online classes',
    kids: 'For a child',
    parents: 'For parents',
    office: 'For the office',
    computer: 'For work as on a computer',
    calls: 'For video calls',
    vlog: 'For vlogs and reels',
    gift: 'As a gift',
    travel: 'For travel',
    rough: 'For rough use',
    frames: 'For games at a high frame rate',
    days: 'Two days on a charge',
  } satisfies Record<Use, string>,
  /** What no fact of a phone says. */
  unrecorded: {
    frames: 'the frame rate that games reach',
    sunlight: 'a screen that can be read in the sun',
    loudness: 'a loud speaker',
    falls: 'surviving a fall',
    looks: 'looks',
    control: 'control by parents',
  } satisfies Record<Unrecorded, string>,
  /** @param words as typed, such as `not samsung` */
  excluded: (words: string) => `Left out: ${words}`,
  /** @param letter such as `S` */
  series: (letter: string) => `${letter} series`,
  /** @param words as typed, such as `a56 jaisa` */
  like: (words: string) => `Similar phones: ${words}`,
  thePrice: 'the price',
  network: (name: string) => `On ${capitalized(name)}`,
}

export const searchTexts = inLanguage('searchTexts', en)
