import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { importResponse } from '#app/import/page/endpoints.server.ts'

const handle = api({
  POST: admin(({ request, user }) => {
    const limit = new URL(request.url).searchParams.get('limit')
    return importResponse({ kind: 'latest', limit }, user.username)
  }),
})

export { handle as loader, handle as action }
