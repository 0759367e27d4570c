import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { importResponse } from '#app/import/page/endpoints.server.ts'

const handle = api({
  POST: admin(({ request, params, user }) => {
    const limit = new URL(request.url).searchParams.get('limit')
    return importResponse({ kind: 'brand', brand: params.brand, limit }, user.username)
  }),
})

export { handle as loader, handle as action }
