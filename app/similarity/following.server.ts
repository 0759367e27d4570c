/** The later model that follows a phone in its line and has a shop price. */
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import { type Following, followsAs } from '#app/facts/model-line.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { grades, RECENT_RANK } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'

/** The newest first. */
const laterOfBrand = prepared(({ $client }) =>
  $client.prepare<{ brand: string; release: number }, { id: string; name: string; rank: number }>(
    `SELECT id, name, price_rank AS rank FROM mobiles WHERE brand = @brand AND price_rank >= ${grades.older.rank} AND release_order > @release
     ORDER BY release_order DESC`,
  ),
)

export type FollowingPhone = { card: PhoneCard; as: Following }

/**
 * An edition of its own name before the next number, and where that has no recent price the first after it in its line that has
 * one; of two for different networks the newer. Null where there is none.
 */
export function findFollowing({ brand, name, releaseDate }: Phone): FollowingPhone | null {
  const release = releaseOrder(releaseDate)
  if (release === 0) return null
  const rows = laterOfBrand().all({ brand, release })
  const after = (name: string) => {
    const found = rows.flatMap(row => {
      const as = followsAs(name, row.name)
      return as ? [{ ...row, as }] : []
    })
    return found.find(({ as }) => as === 'edition') ?? found[0]
  }
  const first = after(name)
  let recent = first
  while (recent?.as === 'next' && recent.rank !== RECENT_RANK) recent = after(recent.name)
  const shown = recent?.as === 'next' && recent !== first ? { ...recent, as: 'later' as const } : first
  const [card] = shown ? listCardsByIds([shown.id]) : []
  return shown && card ? { card, as: shown.as } : null
}
