import type { PhoneCard } from '#app/entities/phone.ts'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'
import { inQuality } from '#app/phones/image-sources.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { languageNamed } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { suggest } from '#app/search/suggest.server.ts'
import type { Suggestion } from '#app/search/suggestion.ts'

const handle = api({
  /** `?q=&lang=`: at most 10 phones that match the text typed so far, their prices in the words of a language (API-7). */
  async GET({ request }) {
    await allPhonesRead()
    const { searchParams } = new URL(request.url)
    return withLanguage(languageNamed(searchParams.get('lang')), () =>
      publicJson(suggest(searchParams.get('q') ?? '').map(suggestionOf)),
    )
  },
})

const suggestionOf = ({ id, name, brand, slug, pricePkr, priceNote, imageUrl }: PhoneCard): Suggestion => ({
  id,
  name,
  brand,
  slug,
  price: pricePkr === null ? null : formatPrice(pricePkr),
  priceNote: priceNote?.text ?? null,
  priceDate: priceNote?.date ?? null,
  imageUrl: inQuality(imageUrl, 'low'),
})

export { handle as loader, handle as action }
