/** The labels of the key specifications; those of short specs are of the answers about a phone. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  rows: {
    brand: 'Brand',
    releaseDate: 'Release Date',
    weight: 'Weight',
    dimensions: 'Dimensions',
  },
  expected: (date: string) => `first expected in ${date}`,
  unfoldedAndFolded: (unfolded: string, folded: string) => `${unfolded}, folded ${folded}`,
}
export const compareTableTexts = inLanguage('compareTableTexts', en)
