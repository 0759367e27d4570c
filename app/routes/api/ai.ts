import { helperAt } from '#app/ai/helpers/registry.server.ts'
import { type ApiArgs, noEndpoint } from '#app/http/api.server.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { languageNamed } from '#app/platform/text/language.ts'

/** The endpoints of the helpers (API-8, API-9, API-10); with `?lang=` their own words are in another language. */
const handle = (args: ApiArgs) =>
  withLanguage(languageNamed(new URL(args.request.url).searchParams.get('lang')), () =>
    (helperAt(args.params.helper?.toLowerCase())?.handle ?? noEndpoint)(args),
  )

export { handle as loader, handle as action }
