/** Joins the matches of a helper with their phones. */
import type { Phone } from '#app/entities/phone.ts'
import { phonePath } from '#app/platform/paths.ts'
import { formatPrice } from '#app/prices/price.ts'
import type { MatchedPhone } from './panel-results.ts'

/** Adds the display data of the phone to each match; matches of unknown phones are dropped. */
export function withPhones<Match extends { phoneId: string }>(
  matches: Match[],
  phones: Phone[],
): (Match & { phone: MatchedPhone })[] {
  return matches.flatMap(match => {
    const phone = phones.find(({ id }) => id === match.phoneId)
    if (!phone) return []
    const { name, imageUrl, slug, pricePkr, priceNote } = phone
    return [
      {
        ...match,
        phone: {
          name,
          imageUrl,
          slug,
          path: phonePath(phone),
          price: pricePkr === null ? null : formatPrice(pricePkr),
          priceNote,
        },
      },
    ]
  })
}
