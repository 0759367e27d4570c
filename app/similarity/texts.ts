/** The words for how two phones are alike in shape, and how they differ. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** Of two prices. */
  rupeesLess: (rupees: string) => `Rs ${rupees} less`,
  rupeesMore: (rupees: string) => `Rs ${rupees} more`,
  faster: 'Faster chip',
  slower: 'Slower chip',
  yearsNewer: (years: number) => plural(years, { one: 'A year newer', other: `${years} years newer` }),
  yearsOlder: (years: number) => plural(years, { one: 'A year older', other: `${years} years older` }),
  has: { fiveG: '5G', fourG: '4G', hasNfc: 'NFC', hasCard: 'Memory card slot', hasJack: 'Headphone socket' },
  lacks: {
    fiveG: 'No 5G',
    fourG: 'No 4G',
    hasNfc: 'No NFC',
    hasCard: 'No memory card slot',
    hasJack: 'No headphone socket',
  },
  insteadOf: {
    refreshHz: (its: string, own: string) => `${its} Hz instead of ${own}`,
    batteryMah: (its: string, own: string) => `${its} mAh instead of ${own}`,
    screenInches: (its: string, own: string) => `${its}" instead of ${own}"`,
    chargingWatts: (its: string, own: string) => `${its} W instead of ${own}`,
    weightG: (its: string, own: string) => `${its} g instead of ${own}`,
    ramGb: (its: string, own: string) => `${its} GB RAM instead of ${own}`,
    storageGb: (its: string, own: string) => `${its} GB storage instead of ${own}`,
  },
  /** What is better, as part of a sentence. */
  advantages: {
    fiveG: '5G',
    fourG: '4G',
    hasNfc: 'NFC',
    hasCard: 'memory card slot',
    hasJack: 'headphone socket',
    speedPoints: 'faster chip',
    refreshHz: (its: string) => `${its}\u00a0Hz`,
    batteryMah: (its: string) => `${its}\u00a0mAh`,
    chargingWatts: (its: string) => `${its}\u00a0W`,
    ramGb: (its: string) => `${its}\u00a0GB RAM`,
    storageGb: (its: string) => `${its}\u00a0GB storage`,
  },
  /** In what phones are alike. */
  traits: {
    proportions: 'Proportions of the body',
    height: 'Height',
    thickness: 'Thickness',
    weight: 'Weight',
    screenShare: 'Screen share of the front',
    rearCameras: 'Number of rear cameras',
  },
  slimmer: 'Slimmer body',
  wider: 'Wider body',
  taller: (mm: string) => `${mm} mm taller`,
  shorter: (mm: string) => `${mm} mm shorter`,
  thicker: (mm: string) => `${mm} mm thicker`,
  thinner: (mm: string) => `${mm} mm thinner`,
  heavier: (grams: number) => `${grams} g heavier`,
  lighter: (grams: number) => `${grams} g lighter`,
  narrowerFrame: 'Narrower frame around the screen',
  widerFrame: 'Wider frame around the screen',
  rearCameraCount: (count: number) => `${count} rear ${plural(count, { one: 'camera', other: 'cameras' })}`,
  folds: 'It folds',
  doesNotFold: 'It does not fold',
  fromDimensions: 'From dimensions only; looks were not judged.',
}

export type SimilarityTexts = typeof en
export const similarityTexts = inLanguage('similarityTexts', en)
