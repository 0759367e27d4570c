/** A message for the next page: kept in a cookie, shown once, rendered by the server so that nobody needs script to read it (TOAST-2). */
import { z } from 'zod'
import { FLASH_COOKIE, readCookie } from '#app/platform/request/cookies.ts'
import { cutText } from '#app/platform/text/text.ts'

const messageSchema = z.object({
  title: z.string(),
  text: z.string().optional(),
  isProblem: z.literal(true).optional(),
  /** The entry of the activity that can be taken back. */
  undo: z.number().int().positive().optional(),
})

export type Flash = z.infer<typeof messageSchema>

/** Together far below the 4 KB that a cookie may hold, escapes included. */
const MAX_TITLE = 120
const MAX_TEXT = 400

/** The `Set-Cookie` value that keeps the message for the next page. */
export function flash({ title, text, isProblem, undo }: Flash): string {
  const message: Flash = { title: cutText(title, MAX_TITLE), text: text && cutText(text, MAX_TEXT), isProblem, undo }
  const value = Buffer.from(JSON.stringify(message)).toString('base64url')
  return `${FLASH_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`
}

/** The message kept for this page; null when there is none. Whoever takes it sends `clearFlash` along. */
export function takeFlash(request: Request): Flash | null {
  const value = readCookie(request.headers.get('Cookie'), FLASH_COOKIE)
  if (!value) return null
  try {
    return messageSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return null
  }
}

export const clearFlash = `${FLASH_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
