import { helperAt } from '#app/ai/helpers/registry.server.ts'
import { type ApiArgs, noEndpoint } from '#app/http/api.server.ts'

/** The endpoints of the helpers (API-8, API-9, API-10). */
const handle = (args: ApiArgs) => (helperAt(args.params.helper?.toLowerCase())?.handle ?? noEndpoint)(args)

export { handle as loader, handle as action }
