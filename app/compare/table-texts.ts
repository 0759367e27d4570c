/** The labels of the key specifications. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  rows: {
    brand: 'Brand',
    releaseDate: 'Release Date',
    display: 'Display',
    processor: 'Processor',
    ram: 'RAM',
    storage: 'Storage',
    camera: 'Main Camera',
    battery: 'Battery',
    weight: 'Weight',
    dimensions: 'Dimensions',
  },
  expected: (date: string) => `first expected in ${date}`,
  unfoldedAndFolded: (unfolded: string, folded: string) => `${unfolded}, folded ${folded}`,
}

export type CompareTableTexts = typeof en
export const compareTableTexts = inLanguage('compareTableTexts', en)
