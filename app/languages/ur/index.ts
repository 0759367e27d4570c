/** All texts in Urdu. */
import type { Translation } from '../text-modules.ts'
import cardTexts from './card-texts.ts'
import compareListTexts from './compare-list-texts.ts'
import phoneTexts from './phone-texts.ts'
import priceTexts from './price-texts.ts'
import readingTexts from './reading-texts.ts'
import refusalTexts from './refusal-texts.ts'
import sendingTexts from './sending-texts.ts'
import shareTexts from './share-texts.ts'
import siteTexts from './site-texts.ts'
import suggestionTexts from './suggestion-texts.ts'
import toastTexts from './toast-texts.ts'
import trueSizeTexts from './true-size-texts.ts'
import uiTexts from './ui-texts.ts'

const ur: Partial<Translation> = {
  cardTexts,
  compareListTexts,
  phoneTexts,
  priceTexts,
  readingTexts,
  refusalTexts,
  sendingTexts,
  shareTexts,
  siteTexts,
  suggestionTexts,
  toastTexts,
  trueSizeTexts,
  uiTexts,
}

export default ur
