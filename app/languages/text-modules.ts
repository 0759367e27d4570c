/** Every module of texts for visitors, by its name: what each language has to have (docs/decisions/012-texts-in-modules.md). */
import { aiFailureTexts } from '#app/ai/client/failure-texts.ts'
import { batteryTexts } from '#app/ai/helpers/battery/texts.ts'
import { cameraTexts } from '#app/ai/helpers/camera/texts.ts'
import { designTexts } from '#app/ai/helpers/design/texts.ts'
import { photoTexts } from '#app/ai/helpers/photo/texts.ts'
import { screenTexts } from '#app/ai/helpers/screen/texts.ts'
import { helperTexts } from '#app/ai/helpers/texts.ts'
import { brandTexts } from '#app/brands/texts.ts'
import { decisionTexts } from '#app/compare/decision/texts.ts'
import { meaningTexts } from '#app/compare/meaning/texts.ts'
import { compareTableTexts } from '#app/compare/table-texts.ts'
import { compareTexts } from '#app/compare/texts.ts'
import { compareButtonTexts } from '#app/compare-list/button-texts.ts'
import { refusalTexts } from '#app/compare-list/refusal-texts.ts'
import { compareListTexts } from '#app/compare-list/texts.ts'
import { compareTrayTexts } from '#app/compare-list/tray-texts.ts'
import { contactErrorTexts } from '#app/contact/error-texts.ts'
import { contactTexts } from '#app/contact/texts.ts'
import { networkTexts } from '#app/facts/network/texts.ts'
import { placeTexts } from '#app/facts/place-texts.ts'
import { factTexts } from '#app/facts/texts.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { offerWords } from '#app/instalments/offers.ts'
import { instalmentTexts } from '#app/instalments/texts.ts'
import { leftOutTexts } from '#app/listings/left-out-texts.ts'
import { offlineTexts } from '#app/offline/texts.ts'
import { brandPageTexts } from '#app/pages/brand/texts.ts'
import { brandDescriptions } from '#app/pages/brands/descriptions.server.ts'
import { brandsPageTexts } from '#app/pages/brands/texts.ts'
import { contactPageTexts } from '#app/pages/contact/texts.ts'
import { dataPageTexts } from '#app/pages/data/texts.ts'
import { guideBands } from '#app/pages/guide/guide-bands-content.ts'
import { guideContent } from '#app/pages/guide/guide-content.ts'
import { homeTexts } from '#app/pages/home/texts.ts'
import { privacyContent } from '#app/pages/legal/privacy-content.ts'
import { termsContent } from '#app/pages/legal/terms-content.ts'
import { legalTexts } from '#app/pages/legal/texts.ts'
import { networksPageTexts } from '#app/pages/networks/texts.ts'
import { lastingTexts } from '#app/pages/phone/lasting-texts.ts'
import { phoneSentences } from '#app/pages/phone/sentence-texts.ts'
import { phonePageTexts } from '#app/pages/phone/texts.ts'
import { phonesPageTexts } from '#app/pages/phones/texts.ts'
import { priceReportTexts } from '#app/pages/price-report/texts.ts'
import { ptaTaxContent } from '#app/pages/pta-tax/pta-tax-content.ts'
import { ptaTaxPageTexts } from '#app/pages/pta-tax/texts.ts'
import { reviews } from '#app/pages/reviews/reviews-content.ts'
import { reviewsTexts } from '#app/pages/reviews/texts.ts'
import { searchPageTexts } from '#app/pages/search/texts.ts'
import { shopsTexts } from '#app/pages/shops/texts.ts'
import { sitemapTexts } from '#app/pages/sitemap/texts.ts'
import { slipTexts } from '#app/pages/slip/texts.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { cardTexts } from '#app/phones/card-texts.ts'
import { specLabelTexts } from '#app/phones/spec-label-texts.ts'
import { phoneTexts } from '#app/phones/texts.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { pageLabelTexts } from '#app/platform/page-label-texts.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { doubtTexts } from '#app/prices/doubt-texts.ts'
import { priceOriginTexts } from '#app/prices/origin-texts.ts'
import { readingTexts } from '#app/prices/reading-texts.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { rangeTexts } from '#app/search/range-texts.ts'
import { suggestionTexts } from '#app/search/suggestion-texts.ts'
import { searchTexts } from '#app/search/texts.ts'
import { colourTexts } from '#app/search-index/colour-texts.ts'
import { feedTexts } from '#app/seo/feed-texts.ts'
import { seoTexts } from '#app/seo/texts.ts'
import { similarityTexts } from '#app/similarity/texts.ts'
import { errorTexts } from '#app/site/error-texts.ts'
import { notFoundTexts } from '#app/site/not-found-texts.ts'
import { siteTexts } from '#app/site/texts.ts'
import { trueSizeTexts } from '#app/true-size/texts.ts'
import { formTexts } from '#app/ui/form-texts.ts'
import { paginationTexts } from '#app/ui/pagination-texts.ts'
import { sendingTexts } from '#app/ui/sending-texts.ts'
import { shareTexts } from '#app/ui/share-texts.ts'
import { uiTexts } from '#app/ui/texts.ts'
import { toastTexts } from '#app/ui/toast-texts.ts'

/** For the server; other code takes the types alone. */
export const textModules = {
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
  reviews,
  reviewsTexts,
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

export type TextModule = keyof typeof textModules

/** All texts of a language: a missing or surplus text does not compile. */
export type Translation = { [Name in TextModule]: ReturnType<(typeof textModules)[Name]> }
