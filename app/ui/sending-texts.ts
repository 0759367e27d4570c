/** What is said of a form that did not get through. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  notSent: 'Error',
  noConnection: 'This did not get through. Check your connection and send it again; what you typed is still here.',
  notNow: 'The site could not take this just now. What you typed is still here; please send it again in a moment.',
}

export const sendingTexts = inLanguage('sendingTexts', en)
