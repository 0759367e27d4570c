import { designFromDimensions } from '#app/ai/helpers/design/candidates.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { languageNamed } from '#app/platform/text/language.ts'

const handle = api({
  /** `?mobileId=&lang=`: phones of similar shape, compared by dimensions only, in the words of a language (API-11). */
  GET({ request }) {
    const { searchParams } = new URL(request.url)
    return withLanguage(languageNamed(searchParams.get('lang')), () =>
      publicJson(designFromDimensions(requirePhone(searchParams.get('mobileId') ?? ''))),
    )
  },
})

export { handle as loader, handle as action }
