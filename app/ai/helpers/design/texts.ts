import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Design Similarity Finder',
  about: 'Finds phones of similar size and build.',
  start: 'Find Similar Designs',
  progress: 'Looking for similar designs…',
  /** `{reason}` says why there is no judgement. */
  fromDimensions: '{label} {reason} These phones are nearest in published size, weight and build.',
  fromDimensionsLabel: 'From dimensions.',
  similarity: (percent: number, words: string) => `${percent}% · ${words}`,
  alike: (aspects: string) => `Alike: ${aspects}`,
  different: (differences: string) => `Different: ${differences}`,
  noDesigns: 'No similar designs were found.',
}

export const designTexts = inLanguage('designTexts', en)
