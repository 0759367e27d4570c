import { allPhonesRead } from '#app/finder/finder.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { suggest } from '#app/search/suggest.server.ts'
import type { Suggestion } from '#app/search/suggestion.ts'

const handle = api({
  /** `?q=`: at most 10 phones that match the text typed so far (API-7). */
  async GET({ request }) {
    await allPhonesRead()
    const cards = suggest(new URL(request.url).searchParams.get('q') ?? '')
    return publicJson(
      cards.map(
        ({ id, name, brand, slug, pricePkr, priceNote, imageUrl }): Suggestion => ({
          id,
          name,
          brand,
          slug,
          price: pricePkr === null ? null : formatPrice(pricePkr),
          priceNote: priceNote?.text ?? null,
          priceDate: priceNote?.date ?? null,
          imageUrl,
        }),
      ),
    )
  },
})

export { handle as loader, handle as action }
