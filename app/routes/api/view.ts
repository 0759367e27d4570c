import { api } from '#app/http/api.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { countView } from '#app/phones/views.server.ts'
import { hasSessionCookie } from '#app/platform/request/cookies.ts'

const handle = api({
  /** Counts a view that the server could not see: of a prefetched page, or of a copy from a shared cache (API-21). */
  POST({ request: { headers }, params }) {
    const phone = requirePhone(params.id ?? '')
    const isAdministrator = hasSessionCookie(headers.get('Cookie'))
    if (!isAdministrator) countView({ method: 'GET', headers: Object.fromEntries(headers) }, phone.id)
    return new Response(null, { status: 204 })
  },
})

export { handle as loader, handle as action }
