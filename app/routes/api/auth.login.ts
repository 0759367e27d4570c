import { z } from 'zod'
import { signInMessages } from '#app/auth/messages.ts'
import { beginSession } from '#app/auth/session.server.ts'
import { signIn } from '#app/auth/sign-in.server.ts'
import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { readJson, SMALL } from '#app/http/json-body.server.ts'
import { adminPath, ownPath } from '#app/platform/paths.ts'

const bodySchema = z.object({
  username: z.string().default(''),
  password: z.string().default(''),
  /** Of the second factor, for accounts that have one. */
  code: z.string().default(''),
  redirectTo: z.string().optional(),
})

const MAX_BYTES = 16 * 1024

const handle = api({
  /** Responds with `{success, message, redirectTo}` (API-12). */
  async POST({ request }) {
    const { username, password, code, redirectTo } = await readJson(request, bodySchema, {
      ...SMALL,
      maxBytes: MAX_BYTES,
    })
    const form = new FormData()
    form.set('username', username)
    form.set('password', password)
    form.set('code', code)
    const result = await signIn(form)
    if (!result.ok) {
      const headers = {
        ...privateHeaders,
        ...('retryAfterS' in result ? { 'Retry-After': String(result.retryAfterS) } : {}),
      }
      return Response.json({ success: false, message: result.message }, { status: result.status, headers })
    }
    const body = { success: true, message: signInMessages.success, redirectTo: ownPath(redirectTo) ?? adminPath }
    const cookie = await beginSession(request, result.user)
    return Response.json(body, { headers: { ...privateHeaders, 'Set-Cookie': cookie } })
  },
})

export { handle as loader, handle as action }
