/** The later model that follows a phone in its line and has a shop price. */
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import { type Following, followsAs } from '#app/facts/model-line.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'

/** The newest first. */
const laterOfBrand = prepared(({ $client }) =>
  $client.prepare<{ brand: string; release: number }, { id: string; name: string }>(
    `SELECT id, name FROM mobiles WHERE brand = @brand AND price_rank >= ${grades.older.rank} AND release_order > @release
     ORDER BY release_order DESC`,
  ),
)

export type FollowingPhone = { card: PhoneCard; as: Following }

/** An edition of its own name before the next number; of two for different networks the newer. Null where there is none. */
export function findFollowing({ brand, name, releaseDate }: Phone): FollowingPhone | null {
  const release = releaseOrder(releaseDate)
  if (release === 0) return null
  const found = laterOfBrand()
    .all({ brand, release })
    .flatMap(row => {
      const as = followsAs(name, row.name)
      return as ? [{ id: row.id, as }] : []
    })
  const first = found.find(({ as }) => as === 'edition') ?? found[0]
  const [card] = first ? listCardsByIds([first.id]) : []
  return first && card ? { card, as: first.as } : null
}
