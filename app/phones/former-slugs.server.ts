/**
 * Former slugs and ids of phones (URL-10). Each leads to the id of a phone, so that redirects form neither chains nor loops
 * however often slugs change; a slug that a phone uses again is no former one any more.
 */
import { db, prepared } from '#db/client.server.ts'
import { formerPhoneSlugs } from '#db/schema/index.ts'

const phoneOfSlug = prepared(({ $client }) =>
  $client.prepare<[string], string>('SELECT mobile_id FROM former_phone_slugs WHERE slug = ?').pluck(),
)

/** The id of the phone that had this slug, case-insensitive; null when none had. */
export const findFormerPhone = (slug: string): string | null => phoneOfSlug().get(slug.toLowerCase()) ?? null

const phonesOfIds = prepared(({ $client }) =>
  $client.prepare<[string], { formerId: string; id: string }>(
    `SELECT former_id AS formerId, mobile_id AS id FROM former_phone_slugs
     WHERE former_id IN (SELECT value FROM json_each(?))`,
  ),
)

/** The ids with those of merged phones replaced, each once, in their order. */
export function currentIds(ids: string[]): string[] {
  const merged = new Map(
    phonesOfIds()
      .all(JSON.stringify(ids))
      .map(({ formerId, id }) => [formerId, id]),
  )
  return [...new Set(ids.map(id => merged.get(id) ?? id))]
}

/** Records that this slug now leads to another phone, in the caller's transaction. @param formerId of a merged phone */
export function recordFormerSlug(slug: string, mobileId: string, formerId: string | null): void {
  db()
    .insert(formerPhoneSlugs)
    .values({ slug, mobileId, formerId })
    .onConflictDoUpdate({ target: formerPhoneSlugs.slug, set: { mobileId, formerId } })
    .run()
}

const removeSlug = prepared(({ $client }) => $client.prepare<[string]>('DELETE FROM former_phone_slugs WHERE slug = ?'))

/** Records that a phone uses this slug itself, in the caller's transaction. */
export const claimSlug = (slug: string): void => {
  removeSlug().run(slug)
}
