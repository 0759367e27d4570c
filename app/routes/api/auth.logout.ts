import { signOut } from '#app/auth/sign-in.server.ts'
import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'

const handle = api({
  async POST({ request }) {
    return Response.json({ success: true }, { headers: { ...privateHeaders, 'Set-Cookie': await signOut(request) } })
  },
})

export { handle as loader, handle as action }
