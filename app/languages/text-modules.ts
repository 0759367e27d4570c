/** Every module of texts for visitors, by its name: what each language has to have (docs/decisions/012-texts-in-modules.md). */
import type { aiFailureTexts } from '#app/ai/client/failure-texts.ts'
import type { batteryTexts } from '#app/ai/helpers/battery/texts.ts'
import type { cameraTexts } from '#app/ai/helpers/camera/texts.ts'
import type { designTexts } from '#app/ai/helpers/design/texts.ts'
import type { photoTexts } from '#app/ai/helpers/photo/texts.ts'
import type { screenTexts } from '#app/ai/helpers/screen/texts.ts'
import type { helperTexts } from '#app/ai/helpers/texts.ts'
import type { brandTexts } from '#app/brands/texts.ts'
import type { decisionTexts } from '#app/compare/decision/texts.ts'
import type { meaningTexts } from '#app/compare/meaning/texts.ts'
import type { compareTableTexts } from '#app/compare/table-texts.ts'
import type { compareTexts } from '#app/compare/texts.ts'
import type { refusalTexts } from '#app/compare-list/refusal-texts.ts'
import type { compareListTexts } from '#app/compare-list/texts.ts'
import type { contactErrorTexts } from '#app/contact/error-texts.ts'
import type { contactTexts } from '#app/contact/texts.ts'
import type { networkTexts } from '#app/facts/network/texts.ts'
import type { factTexts } from '#app/facts/texts.ts'
import type { finderTexts } from '#app/finder/texts.ts'
import type { instalmentTexts } from '#app/instalments/texts.ts'
import type { brandPageTexts } from '#app/pages/brand/texts.ts'
import type { brandsPageTexts } from '#app/pages/brands/texts.ts'
import type { contactPageTexts } from '#app/pages/contact/texts.ts'
import type { dataPageTexts } from '#app/pages/data/texts.ts'
import type { guideBands } from '#app/pages/guide/guide-bands-content.ts'
import type { guideContent } from '#app/pages/guide/guide-content.ts'
import type { homeTexts } from '#app/pages/home/texts.ts'
import type { privacyContent } from '#app/pages/legal/privacy-content.ts'
import type { termsContent } from '#app/pages/legal/terms-content.ts'
import type { legalTexts } from '#app/pages/legal/texts.ts'
import type { networksPageTexts } from '#app/pages/networks/texts.ts'
import type { lastingTexts } from '#app/pages/phone/lasting-texts.ts'
import type { phoneSentences } from '#app/pages/phone/sentence-texts.ts'
import type { phonePageTexts } from '#app/pages/phone/texts.ts'
import type { phonesPageTexts } from '#app/pages/phones/texts.ts'
import type { priceReportTexts } from '#app/pages/price-report/texts.ts'
import type { ptaTaxContent } from '#app/pages/pta-tax/pta-tax-content.ts'
import type { ptaTaxPageTexts } from '#app/pages/pta-tax/texts.ts'
import type { reviews } from '#app/pages/reviews/reviews-content.ts'
import type { reviewsTexts } from '#app/pages/reviews/texts.ts'
import type { searchPageTexts } from '#app/pages/search/texts.ts'
import type { sitemapTexts } from '#app/pages/sitemap/texts.ts'
import type { cardTexts } from '#app/phones/card-texts.ts'
import type { phoneTexts } from '#app/phones/texts.ts'
import type { pageLabelTexts } from '#app/platform/page-label-texts.ts'
import type { platformTexts } from '#app/platform/texts.ts'
import type { doubtTexts } from '#app/prices/doubt-texts.ts'
import type { priceOriginTexts } from '#app/prices/origin-texts.ts'
import type { readingTexts } from '#app/prices/reading-texts.ts'
import type { priceTexts } from '#app/prices/texts.ts'
import type { ptaTexts } from '#app/pta/texts.ts'
import type { rangeTexts } from '#app/search/range-texts.ts'
import type { suggestionTexts } from '#app/search/suggestion-texts.ts'
import type { searchTexts } from '#app/search/texts.ts'
import type { feedTexts } from '#app/seo/feed-texts.ts'
import type { seoTexts } from '#app/seo/texts.ts'
import type { similarityTexts } from '#app/similarity/texts.ts'
import type { errorTexts } from '#app/site/error-texts.ts'
import type { notFoundTexts } from '#app/site/not-found-texts.ts'
import type { siteTexts } from '#app/site/texts.ts'
import type { trueSizeTexts } from '#app/true-size/texts.ts'
import type { formTexts } from '#app/ui/form-texts.ts'
import type { paginationTexts } from '#app/ui/pagination-texts.ts'
import type { sendingTexts } from '#app/ui/sending-texts.ts'
import type { shareTexts } from '#app/ui/share-texts.ts'
import type { uiTexts } from '#app/ui/texts.ts'
import type { toastTexts } from '#app/ui/toast-texts.ts'

type TextModules = {
  aiFailureTexts: typeof aiFailureTexts
  batteryTexts: typeof batteryTexts
  brandPageTexts: typeof brandPageTexts
  brandTexts: typeof brandTexts
  brandsPageTexts: typeof brandsPageTexts
  cameraTexts: typeof cameraTexts
  cardTexts: typeof cardTexts
  compareListTexts: typeof compareListTexts
  compareTableTexts: typeof compareTableTexts
  compareTexts: typeof compareTexts
  contactErrorTexts: typeof contactErrorTexts
  contactPageTexts: typeof contactPageTexts
  contactTexts: typeof contactTexts
  dataPageTexts: typeof dataPageTexts
  decisionTexts: typeof decisionTexts
  designTexts: typeof designTexts
  doubtTexts: typeof doubtTexts
  errorTexts: typeof errorTexts
  factTexts: typeof factTexts
  feedTexts: typeof feedTexts
  finderTexts: typeof finderTexts
  formTexts: typeof formTexts
  guideBands: typeof guideBands
  guideContent: typeof guideContent
  helperTexts: typeof helperTexts
  homeTexts: typeof homeTexts
  instalmentTexts: typeof instalmentTexts
  lastingTexts: typeof lastingTexts
  legalTexts: typeof legalTexts
  meaningTexts: typeof meaningTexts
  networkTexts: typeof networkTexts
  networksPageTexts: typeof networksPageTexts
  notFoundTexts: typeof notFoundTexts
  pageLabelTexts: typeof pageLabelTexts
  paginationTexts: typeof paginationTexts
  phonePageTexts: typeof phonePageTexts
  phoneSentences: typeof phoneSentences
  phoneTexts: typeof phoneTexts
  phonesPageTexts: typeof phonesPageTexts
  photoTexts: typeof photoTexts
  platformTexts: typeof platformTexts
  priceOriginTexts: typeof priceOriginTexts
  priceReportTexts: typeof priceReportTexts
  priceTexts: typeof priceTexts
  privacyContent: typeof privacyContent
  ptaTaxContent: typeof ptaTaxContent
  ptaTaxPageTexts: typeof ptaTaxPageTexts
  ptaTexts: typeof ptaTexts
  rangeTexts: typeof rangeTexts
  readingTexts: typeof readingTexts
  refusalTexts: typeof refusalTexts
  reviews: typeof reviews
  reviewsTexts: typeof reviewsTexts
  screenTexts: typeof screenTexts
  searchPageTexts: typeof searchPageTexts
  searchTexts: typeof searchTexts
  sendingTexts: typeof sendingTexts
  seoTexts: typeof seoTexts
  shareTexts: typeof shareTexts
  similarityTexts: typeof similarityTexts
  siteTexts: typeof siteTexts
  sitemapTexts: typeof sitemapTexts
  suggestionTexts: typeof suggestionTexts
  termsContent: typeof termsContent
  toastTexts: typeof toastTexts
  trueSizeTexts: typeof trueSizeTexts
  uiTexts: typeof uiTexts
}

/** All texts of a language: a missing or surplus text does not compile. */
export type Translation = { [Name in keyof TextModules]: ReturnType<TextModules[Name]> }
