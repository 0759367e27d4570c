import { z } from 'zod'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { importResponse } from '#app/import/page/endpoints.server.ts'

const handle = api({
  POST: admin(async ({ request, user }) => {
    const { query, limit } = await readJson(request, z.looseObject({}))
    return importResponse({ kind: 'search', query, limit }, user.username)
  }),
})

export { handle as loader, handle as action }
