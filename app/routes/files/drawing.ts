import { drawingFacts } from '#app/drawings/facts.ts'
import { drawingCandidates } from '#app/drawings/paths.ts'
import { phoneSvg } from '#app/drawings/phone-svg.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { CACHE_FOR_A_MONTH } from '#app/http/caching.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'

/**
 * `/images/phones/{slug}.svg`, `-back.svg`, `-side.svg`, `-pair.svg`: drawn from the phone's facts (DRAW-1), with `?colour=` in
 * one of its listed colours.
 */
const handle = api({
  GET({ params, request }) {
    const colour = new URL(request.url).searchParams.get('colour')
    for (const { slug, view } of drawingCandidates(params.file ?? '')) {
      const phone = findPhone(slug)
      if (!phone) continue
      const facts = drawingFacts(phone)
      if (colour && !facts.colours.some(({ slug }) => slug === colour)) break
      return new Response(phoneSvg(facts, view, { colour }), {
        headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': CACHE_FOR_A_MONTH },
      })
    }
    throw new ApiError(404, 'There is no drawing at this address.')
  },
})

export { handle as loader, handle as action }
