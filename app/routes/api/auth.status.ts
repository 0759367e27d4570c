import { currentUser } from '#app/auth/session.server.ts'
import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'

const handle = api({
  async GET({ request }) {
    const user = await currentUser(request)
    return Response.json(
      { isAuthenticated: user !== null, username: user?.username ?? null },
      { headers: privateHeaders },
    )
  },
})

export { handle as loader, handle as action }
