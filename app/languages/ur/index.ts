/** All texts in Urdu. */
import type { Translation } from '../text-modules.ts'
import cardTexts from './card-texts.ts'
import compareListTexts from './compare-list-texts.ts'
import guideBands from './guide-bands.ts'
import guideContent from './guide-content.ts'
import instalmentTexts from './instalment-texts.ts'
import legalTexts from './legal-texts.ts'
import networkTexts from './network-texts.ts'
import networksPageTexts from './networks-page-texts.ts'
import pageLabelTexts from './page-label-texts.ts'
import phoneTexts from './phone-texts.ts'
import priceTexts from './price-texts.ts'
import privacyContent from './privacy-content.ts'
import ptaTaxContent from './pta-tax-content.ts'
import ptaTaxPageTexts from './pta-tax-page-texts.ts'
import ptaTexts from './pta-texts.ts'
import readingTexts from './reading-texts.ts'
import refusalTexts from './refusal-texts.ts'
import reviews from './reviews.ts'
import reviewsTexts from './reviews-texts.ts'
import sendingTexts from './sending-texts.ts'
import shareTexts from './share-texts.ts'
import siteTexts from './site-texts.ts'
import suggestionTexts from './suggestion-texts.ts'
import termsContent from './terms-content.ts'
import toastTexts from './toast-texts.ts'
import trueSizeTexts from './true-size-texts.ts'
import uiTexts from './ui-texts.ts'

const ur: Partial<Translation> = {
  cardTexts,
  compareListTexts,
  guideBands,
  guideContent,
  instalmentTexts,
  legalTexts,
  networkTexts,
  networksPageTexts,
  pageLabelTexts,
  phoneTexts,
  priceTexts,
  privacyContent,
  ptaTaxContent,
  ptaTaxPageTexts,
  ptaTexts,
  readingTexts,
  refusalTexts,
  reviewsTexts,
  reviews,
  sendingTexts,
  shareTexts,
  siteTexts,
  suggestionTexts,
  termsContent,
  toastTexts,
  trueSizeTexts,
  uiTexts,
}

export default ur
