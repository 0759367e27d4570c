/** The words of the primitives that public pages use. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  close: 'Close',
}

export const uiTexts = inLanguage('uiTexts', en)
