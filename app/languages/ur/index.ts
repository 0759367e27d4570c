/** All texts in Urdu. */
import type { Translation } from '../text-modules.ts'
import aiFailureTexts from './ai-failure-texts.ts'
import answerTexts from './answer-texts.ts'
import batteryTexts from './battery-texts.ts'
import brandDescriptions from './brand-descriptions.ts'
import brandPageTexts from './brand-page-texts.ts'
import brandTexts from './brand-texts.ts'
import brandsPageTexts from './brands-page-texts.ts'
import cameraTexts from './camera-texts.ts'
import cardTexts from './card-texts.ts'
import colourTexts from './colour-texts.ts'
import compareButtonTexts from './compare-button-texts.ts'
import compareListTexts from './compare-list-texts.ts'
import compareTableTexts from './compare-table-texts.ts'
import compareTexts from './compare-texts.ts'
import compareTrayTexts from './compare-tray-texts.ts'
import contactErrorTexts from './contact-error-texts.ts'
import contactPageTexts from './contact-page-texts.ts'
import contactTexts from './contact-texts.ts'
import dataPageTexts from './data-page-texts.ts'
import decisionTexts from './decision-texts.ts'
import designTexts from './design-texts.ts'
import doubtTexts from './doubt-texts.ts'
import errorTexts from './error-texts.ts'
import factTexts from './fact-texts.ts'
import feedTexts from './feed-texts.ts'
import finderTexts from './finder-texts.ts'
import formTexts from './form-texts.ts'
import guideBands from './guide-bands.ts'
import guideContent from './guide-content.ts'
import helperTexts from './helper-texts.ts'
import homeTexts from './home-texts.ts'
import instalmentTexts from './instalment-texts.ts'
import lastingTexts from './lasting-texts.ts'
import leftOutTexts from './left-out-texts.ts'
import legalTexts from './legal-texts.ts'
import meaningTexts from './meaning-texts.ts'
import networkTexts from './network-texts.ts'
import networksPageTexts from './networks-page-texts.ts'
import notFoundTexts from './not-found-texts.ts'
import offerWords from './offer-words.ts'
import offlineTexts from './offline-texts.ts'
import pageLabelTexts from './page-label-texts.ts'
import paginationTexts from './pagination-texts.ts'
import phonePageTexts from './phone-page-texts.ts'
import phoneSentences from './phone-sentences.ts'
import phoneTexts from './phone-texts.ts'
import phonesPageTexts from './phones-page-texts.ts'
import photoTexts from './photo-texts.ts'
import pictureTexts from './picture-texts.ts'
import placeTexts from './place-texts.ts'
import platformTexts from './platform-texts.ts'
import priceOriginTexts from './price-origin-texts.ts'
import priceReportTexts from './price-report-texts.ts'
import priceTexts from './price-texts.ts'
import privacyContent from './privacy-content.ts'
import ptaTaxContent from './pta-tax-content.ts'
import ptaTaxPageTexts from './pta-tax-page-texts.ts'
import ptaTexts from './pta-texts.ts'
import rangeTexts from './range-texts.ts'
import readingTexts from './reading-texts.ts'
import refusalTexts from './refusal-texts.ts'
import reviews from './reviews.ts'
import reviewsTexts from './reviews-texts.ts'
import screenTexts from './screen-texts.ts'
import searchPageTexts from './search-page-texts.ts'
import searchTexts from './search-texts.ts'
import sendingTexts from './sending-texts.ts'
import seoTexts from './seo-texts.ts'
import shareTexts from './share-texts.ts'
import shopsTexts from './shops-texts.ts'
import similarityTexts from './similarity-texts.ts'
import siteTexts from './site-texts.ts'
import sitemapTexts from './sitemap-texts.ts'
import slipTexts from './slip-texts.ts'
import specLabelTexts from './spec-label-texts.ts'
import suggestionTexts from './suggestion-texts.ts'
import termsContent from './terms-content.ts'
import toastTexts from './toast-texts.ts'
import trueSizeTexts from './true-size-texts.ts'
import uiTexts from './ui-texts.ts'

const ur: Translation = {
  aiFailureTexts,
  answerTexts,
  batteryTexts,
  brandDescriptions,
  brandPageTexts,
  brandTexts,
  brandsPageTexts,
  cameraTexts,
  cardTexts,
  colourTexts,
  compareButtonTexts,
  compareListTexts,
  compareTrayTexts,
  compareTableTexts,
  compareTexts,
  contactErrorTexts,
  contactPageTexts,
  contactTexts,
  dataPageTexts,
  decisionTexts,
  designTexts,
  doubtTexts,
  errorTexts,
  factTexts,
  feedTexts,
  finderTexts,
  formTexts,
  guideBands,
  guideContent,
  helperTexts,
  homeTexts,
  instalmentTexts,
  lastingTexts,
  leftOutTexts,
  legalTexts,
  meaningTexts,
  networkTexts,
  networksPageTexts,
  notFoundTexts,
  offerWords,
  offlineTexts,
  pageLabelTexts,
  paginationTexts,
  phonePageTexts,
  phoneSentences,
  phoneTexts,
  phonesPageTexts,
  photoTexts,
  pictureTexts,
  placeTexts,
  platformTexts,
  priceOriginTexts,
  priceReportTexts,
  priceTexts,
  privacyContent,
  ptaTaxContent,
  ptaTaxPageTexts,
  ptaTexts,
  rangeTexts,
  readingTexts,
  refusalTexts,
  reviewsTexts,
  reviews,
  screenTexts,
  searchPageTexts,
  searchTexts,
  sendingTexts,
  seoTexts,
  shareTexts,
  shopsTexts,
  similarityTexts,
  siteTexts,
  sitemapTexts,
  slipTexts,
  specLabelTexts,
  suggestionTexts,
  termsContent,
  toastTexts,
  trueSizeTexts,
  uiTexts,
}

export default ur
