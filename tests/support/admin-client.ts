/** An HTTP client that is signed in as administrator. */
import { hasSessionCookie } from '#app/platform/request/cookies.ts'
import type { Site } from './site.ts'

export const ADMIN_PASSWORD = 'correct-horse-battery'

export type AdminClient = {
  cookie: string
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Posts JSON, or nothing. */
  post: (path: string, body?: unknown) => Promise<Response>
  /** Posts an HTML form, as a browser without script does; redirects are not followed. */
  form: (path: string, fields: Record<string, string | Blob>) => Promise<Response>
}

/** Signs in; the site must have been started with ADMIN_PASSWORD. */
export async function signIn(site: Site): Promise<AdminClient> {
  const send = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init })
  const response = await send('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().find(hasSessionCookie)?.split(';')[0] ?? ''
  const own = { Cookie: cookie }
  return {
    cookie,
    get: (path, headers) => send(path, { headers: { ...own, ...headers } }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        headers: body === undefined ? own : { ...own, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    form(path, fields) {
      return send(path, { method: 'POST', headers: { ...own, Origin: site.origin }, body: bodyOf(fields) })
    },
  }
}

/** Encodes like a browser: multipart with a file, else URL-encoded. */
function bodyOf(fields: Record<string, string | Blob>): FormData | URLSearchParams {
  const entries = Object.entries(fields)
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.length === entries.length) return new URLSearchParams(texts)
  const form = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value)
  }
  return form
}
