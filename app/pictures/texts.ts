/** What is said of a picture that was not taken. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  missing: 'Choose a photo first.',
  tooLarge: (megabytes: number) => `The photo is larger than ${megabytes} MB.`,
  wrongType: 'That file is not a JPG, PNG or WebP photo.',
  tooManyPixels: 'The photo has more pixels than can be read. Please choose a smaller one.',
  damaged: 'The photo is damaged and could not be read.',
  busy: 'Too many photos are being looked at. Please try again in a minute.',
}

export const pictureTexts = inLanguage('pictureTexts', en)
