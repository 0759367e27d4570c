/** Why a phone that was found cannot be added. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  chosen: 'Selected',
  limitReached: 'Limit reached',
}

export const refusalTexts = inLanguage('refusalTexts', en)
