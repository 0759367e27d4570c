/** Flash messages: stored in a cookie, shown once on the next page, rendered by the server without script (TOAST-2). */
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { boundName, FLASH_COOKIE, readCookie } from '#app/platform/request/cookies.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { cutText } from '#app/platform/text/text.ts'

const messageSchema = z.object({
  title: z.string(),
  text: z.string().optional(),
  isProblem: z.literal(true).optional(),
  /** The id of the activity entry that can be undone. */
  undo: z.number().int().positive().optional(),
  /** Where the result is to be seen, on this site. */
  link: z.object({ label: z.string(), to: z.string().regex(/^\/(?!\/)/) }).optional(),
})

export type Flash = z.infer<typeof messageSchema>

/** Together far below the 4 KB limit of a cookie, also when encoded. */
const MAX_TITLE = 120
const MAX_TEXT = 400

/** The `Set-Cookie` value that stores the message for the next page. */
export function flash({ title, text, ...rest }: Flash): string {
  const message: Flash = { title: cutText(title, MAX_TITLE), text: text && cutText(text, MAX_TEXT), ...rest }
  const value = Buffer.from(JSON.stringify(message)).toString('base64url')
  return setFlash(value, MAX_AGE_S)
}

/** Leads to a page of this site that shows the message. */
export const redirectWith = (path: string, message: Flash): Response =>
  redirect(path, { status: 303, headers: { 'Set-Cookie': flash(message) } })

/** How long a message waits for its page. */
const MAX_AGE_S = 60

const nameOf = () => boundName(FLASH_COOKIE, requestContext().isSecure)

function setFlash(value: string, maxAgeS: number): string {
  const secure = requestContext().isSecure ? '; Secure' : ''
  return `${nameOf()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`
}

/** The stored message, or null. Send `clearFlash()` with the response, so that it is shown once only. */
export function takeFlash(request: Request): Flash | null {
  const value = readCookie(request.headers.get('Cookie'), nameOf())
  if (!value) return null
  try {
    return messageSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return null
  }
}

export const clearFlash = (): string => setFlash('', 0)
