import { findGroups, ifDropped } from '#app/finder/find.ts'
import { allPhonesRead, finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { rankMatches, rankNear, rankUnknown } from '#app/finder/order.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { withVersionPrices } from '#app/finder/version-price.ts'
import { wantedOf } from '#app/finder/wanted.server.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'

/** Phones listed in each group. */
const LISTED = 8
/** All matches are named up to this number. */
const MAX_NAMED = 60

const rounded = (share: number | null) => share && Math.round(share * 10_000) / 10_000

const handle = api({
  /** `?must=price:50000,battery:6000&nice=refresh:120`: the phones that fit, near misses, and those of which too little is known (API-22). */
  async GET({ request }) {
    const { must, nice, problems } = wantedOf(new URL(request.url).searchParams)
    if (problems.length > 0) throw new ApiError(422, 'A wish has a value that means nothing.', fieldErrors(problems))
    await allPhonesRead()
    const all = finderTable()
    const table = withVersionPrices(all, must)
    const { matches, near, unknown } = findGroups(table, must)
    const slugOf = (row: number) => table.slugs[row]
    return publicJson({
      matches: matches.length,
      near: near.length,
      unknown: unknown.length,
      first: rankMatches(table, matches, nice)
        .slice(0, LISTED)
        .map(({ row, niceMet }) => ({ slug: slugOf(row), niceMet })),
      nearFirst: rankNear(table, near)
        .slice(0, LISTED)
        .map(({ row, failed, has, by }) => ({ slug: slugOf(row), failed, has, by: rounded(by) })),
      unknownFirst: rankUnknown(table, unknown, must).slice(0, LISTED).map(slugOf),
      ifDropped: ifDropped(all, must),
      allMatches: matches.length <= MAX_NAMED ? Array.from(matches, slugOf).sort() : null,
    })
  },
})

const fieldErrors = (problems: { need: NeedId; typed: string }[]) =>
  Object.fromEntries(problems.map(({ need, typed }) => [need, [finderTexts().wrong(typed)]]))

export { handle as loader, handle as action }
