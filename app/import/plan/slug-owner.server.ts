import { prepared } from '#db/client.server.ts'

const owner = prepared(db =>
  db.$client.prepare<[string], { id: string; brand: string }>('SELECT id, brand FROM mobiles WHERE slug = ?'),
)

/** Whether the slug belongs to a phone of this brand or of another one; null when it is free. */
export function slugOwner(brandSlug: string, slug: string): 'same' | 'other' | null {
  const found = owner().get(slug)
  return found ? (found.brand === brandSlug ? 'same' : 'other') : null
}
