/** Uploaded pictures in the database file: stored once by content, deleted once nothing shows them (IMAGE-5, IMAGE-6). */
import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { UNUSED_PICTURE_MS } from '#app/platform/retention.ts'
import { db, prepared } from '#db/client.server.ts'
import { pictures } from '#db/schema/index.ts'
import { hashesIn, isPicturePath, PICTURES_FOLDER, type PictureSize, pictureHash } from './phone-pictures.ts'
import type { WebPicture } from './web-sizes.server.ts'

/** Stores pictures that no phone shows yet, in the caller's transaction. @param now milliseconds since 1970 */
export function storePictures(made: WebPicture[], now: number): void {
  for (const picture of made) {
    db()
      .insert(pictures)
      .values({ ...picture, unusedSince: now })
      .onConflictDoUpdate({ target: pictures.hash, set: { unusedSince: now } })
      .run()
  }
}

/** A stored picture as WebP; null where there is none. */
export const findPicture = (hash: string, size: PictureSize): Buffer | null =>
  db().select({ webp: pictures[size] }).from(pictures).where(eq(pictures.hash, hash)).get()?.webp ?? null

/** Those of the addresses that name an uploaded picture which is not stored. */
export function missingPictures(addresses: readonly string[]): string[] {
  const named = addresses.filter(isPicturePath)
  if (named.length === 0) return []
  const hashes = named.flatMap(address => pictureHash(address) ?? [])
  const rows = db().select({ hash: pictures.hash }).from(pictures).where(inArray(pictures.hash, hashes)).all()
  const stored = new Set<string | null>(rows.map(({ hash }) => hash))
  return named.filter(address => !stored.has(pictureHash(address)))
}

/** Each text that may show a picture: of phones and brands, and of deleted ones that can be restored. */
const textsWithPictures = prepared(({ $client }) =>
  $client
    .prepare<{ folder: string }, string>(
      `SELECT image_url FROM mobiles WHERE instr(image_url, @folder) > 0
       UNION ALL SELECT carousel_images FROM mobiles WHERE instr(carousel_images, @folder) > 0
       UNION ALL SELECT logo FROM brands WHERE instr(logo, @folder) > 0
       UNION ALL SELECT snapshot FROM activity WHERE instr(snapshot, @folder) > 0`,
    )
    .pluck(),
)

/**
 * Deletes pictures that nothing has shown for the time of drafts and of what can be restored; a daily task.
 * @param now milliseconds since 1970
 */
export function deleteUnusedPictures(now: number): void {
  if (!db().select({ hash: pictures.hash }).from(pictures).limit(1).get()) return
  const used = JSON.stringify([...new Set(textsWithPictures().all({ folder: PICTURES_FOLDER }).flatMap(hashesIn))])
  const isUsed = sql`${pictures.hash} IN (SELECT value FROM json_each(${used}))`
  db().update(pictures).set({ unusedSince: null }).where(isUsed).run()
  db()
    .delete(pictures)
    .where(and(not(isUsed), lte(pictures.unusedSince, now - UNUSED_PICTURE_MS)))
    .run()
  db()
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(not(isUsed), isNull(pictures.unusedSince)))
    .run()
}
