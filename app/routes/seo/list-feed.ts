import { listBrands } from '#app/brands/brands.server.ts'
import { operatorNames } from '#app/facts/store.server.ts'
import { wishQuery } from '#app/finder/address.ts'
import { filterOnly, isFilterOnly } from '#app/finder/by-filter.ts'
import { describeWish } from '#app/finder/describe.ts'
import { matchingRows } from '#app/finder/find.ts'
import { allPhonesRead, finderTable } from '#app/finder/finder.server.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { withVersionPrices } from '#app/finder/version-price.ts'
import { wantedOf } from '#app/finder/wanted.server.ts'
import { inOrder } from '#app/finder/wishes.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { listFeedPath, phonesPath, searchPath, withQuery } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { typedText } from '#app/platform/text/text.ts'
import { search } from '#app/search/search.server.ts'
import { ATOM_TYPE, atomFeed } from '#app/seo/feed.ts'
import { feedTexts } from '#app/seo/feed-texts.ts'
import { listNewsAmong } from '#app/seo/news.server.ts'

/** Phones of a search that a feed looks at. */
const MAX_FOUND = 2000

const handle = api({
  /** `?q=`, `?must=`, `?net=`: new and cheaper phones among those that a list with these wishes has (SEO-8). */
  async GET({ request }) {
    const query = new URL(request.url).searchParams
    const { must: typed, problems } = wantedOf(query)
    const must = inOrder(typed)
    const [problem] = problems
    if (problem) throw new ApiError(422, finderTexts().wrong(problem.typed))
    const text = typedText(query.get('q'))
    await allPhonesRead()
    const table = withVersionPrices(finderTable(), must)
    const ids =
      text === ''
        ? Array.from(matchingRows(table, must), row => table.ids[row] as string)
        : search(text, { must, isFilterOnly: isFilterOnly(query) }).ids({ limit: MAX_FOUND, offset: 0 })
    const names = {
      brand: Object.fromEntries(listBrands().map(({ slug, name }) => [slug, name])),
      net: operatorNames(),
    }
    const wishes = [...must].map(([need, wish]) => describeWish(need, wish, names))
    const given = { q: text, ...(isFilterOnly(query) ? filterOnly : {}), ...wishQuery({ must, nice: new Map() }) }
    const path = listFeedPath(given)
    const feed = atomFeed(listNewsAmong(ids), settings().SITE_ORIGIN, {
      id: `feed/phones${encodeURI(path.slice(path.indexOf('.xml') + 4))}`,
      title: feedTexts().listTitle(withCommas([text, ...wishes]) || feedTexts().allPhones),
      path,
      page: text === '' ? phonesPath(given) : withQuery(searchPath(), given),
    })
    return new Response(feed, { headers: { ...publicHeaders, 'Content-Type': ATOM_TYPE } })
  },
})

export { handle as loader, handle as action }
