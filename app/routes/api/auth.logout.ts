import { endSession } from '#app/auth/session.server.ts'
import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'

const handle = api({
  async POST({ request }) {
    return Response.json({ success: true }, { headers: { ...privateHeaders, 'Set-Cookie': await endSession(request) } })
  },
})

export { handle as loader, handle as action }
