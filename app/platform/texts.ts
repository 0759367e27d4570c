/** What any page may have to say of a form. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  busy: 'The site is busy storing something else, so nothing was saved. Please try again in a few seconds.',
  shownAgain: 'Nothing was saved yet: save it again.',
  tooManySearches: 'Too many searches came from your network in the last minute. Please try again in a minute.',
  cannotStore: 'The site cannot store anything at the moment, so nothing was saved. Please try again later.',
  tooLong: (max: number) => `At most ${max} characters`,
}

export const platformTexts = inLanguage('platformTexts', en)
