import { prepared } from '#db/client.server.ts'

const owner = prepared(db =>
  db.$client.prepare<[string], { id: string; brand: string }>('SELECT id, brand FROM mobiles WHERE slug = ?'),
)

/** Who has this slug: the phone of this brand, one of another brand, or nobody. */
export function slugOwner(brandSlug: string, slug: string): 'same' | 'other' | null {
  const found = owner().get(slug)
  return found ? (found.brand === brandSlug ? 'same' : 'other') : null
}
