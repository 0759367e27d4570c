/** Everything that a phone's page shows, in the shape in which it is shown. */
import type { Enhancement } from '#app/ai/descriptions/descriptions.server.ts'
import type { Phone, ShownPhone } from '#app/entities/phone.ts'
import { findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { PLACEHOLDER_RATING } from '#app/phones/rating.ts'
import { phoneSharePath } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { placeOfPrice } from '#app/prices/distribution.server.ts'
import { listMoreFromBrand, listSimilar } from '#app/similarity/neighbours.server.ts'
import { cachePerKey } from '#db/content-version.server.ts'
import { questionsAbout } from './faq.ts'
import { highlightsOf } from './highlights.ts'
import { baseDescription, baseKeywords, mergedKeywords } from './metadata.ts'
import { reviewOf } from './review.ts'
import { sheetFacts } from './sheet-facts.ts'

/** Phones shown beside a phone (PHONE-10). */
const SIMILAR = 3
const MORE_FROM_BRAND = 4

/** Finding neighbours looks at dozens of phones: done once for a phone and version of the content. */
const neighboursOf = cachePerKey(1000, (id: string) => {
  const phone = findPhoneById(id)
  return {
    similar: phone ? listSimilar(phone, SIMILAR) : [],
    more: phone ? listMoreFromBrand(phone, MORE_FROM_BRAND) : [],
  }
})

/** @param enhancement words for search engines that a model has written of this phone; null when there are none */
export function loadPhonePage(phone: Phone, enhancement: Enhancement | null) {
  const { version, createdAt, updatedAt, imagekitPath, priceText, sources, isFeatured, ...shown } = phone
  return {
    phone: shown satisfies ShownPhone,
    facts: sheetFacts(shown),
    highlights: highlightsOf(phone.shortSpecs),
    place: phone.pricePkr === null ? null : placeOfPrice(phone.pricePkr),
    history: listPriceHistory(phone.id),
    questions: questionsAbout(phone),
    ...neighboursOf(phone.id),
    review: reviewOf(phone),
    rating: settings().PLACEHOLDER_RATING ? PLACEHOLDER_RATING : null,
    description: enhancement?.seoDescription || baseDescription(phone),
    keywords: mergedKeywords(baseKeywords(phone), enhancement?.keyFeatures ?? []),
    shareImage: phoneSharePath(phone.slug),
  }
}
