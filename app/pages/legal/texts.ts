/** The words around the legal texts, which stand in privacy-content.ts and terms-content.ts. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** Which language binds; nothing in the language that does. */
  binding: '',
  effective: 'In effect since {date}',
  onThisPage: 'On this page',
}

export const legalTexts = inLanguage('legalTexts', en)
