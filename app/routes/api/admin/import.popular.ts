import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { importResponse } from '#app/import/page/endpoints.server.ts'

const handle = api({ POST: admin(({ user }) => importResponse({ kind: 'popular' }, user.username)) })

export { handle as loader, handle as action }
