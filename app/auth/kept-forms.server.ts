/**
 * Forms that were sent after their session had ended: kept for their account, and shown again once it has signed in
 * (AUTH-14). They are never saved by themselves.
 */

import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { readFields } from '#app/http/body.server.ts'
import { textFields } from '#app/http/page-action.server.ts'
import { beginUpload } from '#app/http/uploads.server.ts'
import { loginFor } from '#app/platform/paths.ts'
import { DAY_MS, KEPT_FORM_MINUTES } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { endedSessions, keptForms } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { SESSION_LIFE_DAYS } from './limits.ts'
import { formerUser } from './session.server.ts'

const KEPT_FORM_MS = KEPT_FORM_MINUTES * 60 * 1000
const MAX_FORMS_OF_ACCOUNT = 5
/** Of its names and values, without files. */
export const MAX_KEPT_BYTES = 1024 * 1024
/** A cookie of an ended session is known for as long as the longest session lasts. */
const ENDED_SESSION_MS = SESSION_LIFE_DAYS * DAY_MS

/** The parameter of an address whose form is to be shown again. */
const KEPT_PARAM = 'kept'

/** Fields whose values are never kept. */
const isSecret = (name: string) => /password|secret|code|^pass$/i.test(name)

/**
 * Keeps the form of a request whose session has ended. Returns the login page that leads back to the form; null where there
 * was no such session, or the form is not one that is kept.
 * @param maxBytes of the form with its files, which are left out
 */
export async function keepForm(request: Request, maxBytes: number): Promise<string | null> {
  const userId = await formerUser(request)
  if (userId === null) return null
  const upload = beginUpload()
  let form: FormData
  try {
    form = await readFields(request, maxBytes, upload)
  } catch {
    return null
  } finally {
    upload.end()
  }
  const fields = textFields(form).filter(([name]) => !isSecret(name))
  if (fields.flat().join('').length > MAX_KEPT_BYTES) return null
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete(KEPT_PARAM)
  const id = randomBytes(16).toString('base64url')
  const now = Date.now()
  await writeTransaction(() => {
    deleteOldForms(now)
    db()
      .insert(keptForms)
      .values({ id, userId, path: addressOf(pathname, searchParams), fields, keptAt: now })
      .run()
    for (const older of formsOf(userId).slice(MAX_FORMS_OF_ACCOUNT)) {
      db().delete(keptForms).where(eq(keptForms.id, older.id)).run()
    }
  })
  searchParams.set(KEPT_PARAM, id)
  return loginFor(addressOf(pathname, searchParams))
}

/** The form that the address of a page asks for; null where there is none for this account at this address. */
export function keptForm(request: Request, userId: string): FormData | null {
  const { pathname, searchParams } = new URL(request.url)
  const id = searchParams.get(KEPT_PARAM)
  if (id === null) return null
  searchParams.delete(KEPT_PARAM)
  const isAsked = and(
    eq(keptForms.id, id),
    eq(keptForms.userId, userId),
    eq(keptForms.path, addressOf(pathname, searchParams)),
    gt(keptForms.keptAt, Date.now() - KEPT_FORM_MS),
  )
  const found = db().select({ fields: keptForms.fields }).from(keptForms).where(isAsked).get()
  if (!found) return null
  const form = new FormData()
  for (const [name, value] of found.fields) form.append(name, value)
  return form
}

/** Whether an address asks for a kept form. */
export const asksForKept = (address: string): boolean => new URL(address, 'http://site').searchParams.has(KEPT_PARAM)

/** Deletes forms and ended sessions whose time is over. @param now milliseconds since 1970 */
export function deleteOldForms(now: number): void {
  db()
    .delete(keptForms)
    .where(lt(keptForms.keptAt, now - KEPT_FORM_MS))
    .run()
  db()
    .delete(endedSessions)
    .where(lt(endedSessions.endedAt, now - ENDED_SESSION_MS))
    .run()
}

/** The newest first. */
const formsOf = (userId: string) =>
  db()
    .select({ id: keptForms.id })
    .from(keptForms)
    .where(eq(keptForms.userId, userId))
    .orderBy(desc(keptForms.keptAt), asc(keptForms.id))
    .all()

const addressOf = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)
