import { inLanguage } from '#app/platform/text/language.ts'
import { MAX_PICTURE_MEGABYTES } from './bounds.ts'

const en = {
  title: 'Photo Upload Search',
  about: 'Upload a photo of a phone and see which phones look like it. The photo is not kept.',
  field: 'Photo of a phone',
  hint: `JPG, PNG up to ${MAX_PICTURE_MEGABYTES}MB`,
  choice: 'Your choice',
  start: 'Find Similar Phones',
  clear: 'Clear',
  progress: 'Looking for phones like this…',
  match: (percent: number) => `${percent}% match`,
  confidence: (percent: number) => `Confidence ${percent}%`,
  notSearched: 'Your photo was not searched.',
  none: 'No look-alike phones were found for this photo.',
  problems: {
    tooMany: 'Too many photos were sent from your network. Please try again in a minute.',
    tooSlow: 'The photo took too long to arrive. Please try a smaller one.',
  },
}

export const photoTexts = inLanguage('photoTexts', en)
