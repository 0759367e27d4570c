/** Photos of price tags: kept for editors, few and not for long (CONTACT-6). */
import { desc, eq, inArray, lte, notInArray, or } from 'drizzle-orm'
import { privateData } from '#app/http/caching.server.ts'
import { readPicture } from '#app/pictures/read-picture.server.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { LOG_RETENTION_MS, REPORT_RETENTION_MS } from '#app/platform/retention.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { db } from '#db/client.server.ts'
import { messagePhotos, messages } from '#db/schema/index.ts'
import type { FormResult } from './form.ts'
import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES, PHOTO_FIELD, PHOTO_SIDE_PX } from './photo-bounds.ts'

/** So many are kept; the oldest give way. */
const MAX_PHOTOS = 500

const fileIn = (form: FormData): File | null => {
  const file = form.get(PHOTO_FIELD)
  return file instanceof File && file.size > 0 ? file : null
}

export const hasPhotoIn = (form: FormData): boolean => fileIn(form) !== null

/** The photo of a form as a small JPEG; null where none was chosen. @throws PictureRefused */
export async function readPhoto(form: FormData): Promise<Buffer | null> {
  const file = fileIn(form)
  if (!file) return null
  const read = async () => new Uint8Array(await file.arrayBuffer())
  return readPicture(read, { maxBytes: MAX_PHOTO_BYTES, maxSidePx: PHOTO_SIDE_PX })
}

/** How a form with a photo is read: whole up to some megabytes, so that nothing typed is lost where the photo is too large. */
export const photoUpload = {
  maxBytes: 5 * MAX_PHOTO_BYTES,
  isUpload: true,
  refused: (status: number) => {
    const problem = status === 413 ? pictureTexts().tooLarge(MAX_PHOTO_MEGABYTES) : platformTexts().busy
    return privateData<FormResult>({ values: {}, errors: {}, problem }, status)
  },
}

/** Stores the photo of a message, in the caller's transaction. @param now milliseconds since 1970 */
export function storePhoto(messageId: string, jpeg: Buffer, now: number): void {
  db().insert(messagePhotos).values({ messageId, jpeg, createdAt: now }).run()
  const newest = db()
    .select({ id: messagePhotos.messageId })
    .from(messagePhotos)
    .orderBy(desc(messagePhotos.createdAt), desc(messagePhotos.messageId))
    .limit(MAX_PHOTOS)
  db().delete(messagePhotos).where(notInArray(messagePhotos.messageId, newest)).run()
}

/** The photo of a message; null where there is none, or none any more. */
export const findPhoto = (messageId: string): Buffer | null =>
  db().select({ jpeg: messagePhotos.jpeg }).from(messagePhotos).where(eq(messagePhotos.messageId, messageId)).get()
    ?.jpeg ?? null

export const hasPhoto = (messageId: string): boolean =>
  db()
    .select({ id: messagePhotos.messageId })
    .from(messagePhotos)
    .where(eq(messagePhotos.messageId, messageId))
    .get() !== undefined

/** Deletes the photos of reports that were decided on, or that nobody decided on in time. @param now milliseconds since 1970 */
export const deleteOldPhotos = (now: number): number => {
  const decided = db()
    .select({ id: messages.id })
    .from(messages)
    .where(lte(messages.closedAt, now - REPORT_RETENTION_MS))
  return db()
    .delete(messagePhotos)
    .where(or(inArray(messagePhotos.messageId, decided), lte(messagePhotos.createdAt, now - LOG_RETENTION_MS)))
    .run().changes
}
