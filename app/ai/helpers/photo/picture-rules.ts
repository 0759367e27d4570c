/** What a visitor's photo may be, and the words when it is not; for server and browser alike. */

/** Largest file (AI-8). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const PICTURE_HINT = 'JPG, PNG up to 10MB'

export const pictureMessages = {
  missing: 'Choose a photo first.',
  tooLarge: 'The photo is larger than 10 MB.',
  wrongType: 'That file is not a JPG, PNG or WebP photo.',
  tooManyPixels: 'The photo has more pixels than can be read. Please choose a smaller one.',
  damaged: 'The photo is damaged and could not be read.',
  tooMany: 'Too many photos were sent from your network. Please try again in a minute.',
  busy: 'Too many photos are being looked at. Please try again in a minute.',
  tooSlow: 'The photo took too long to arrive. Please try a smaller one.',
}
