/** The feed of a list of phones: the same phones, without an account (SEO-8). Pure. */
import { wishQuery } from '#app/finder/address.ts'
import { filterOnly } from '#app/finder/by-filter.ts'
import { inOrder, type Wishes, withLimits } from '#app/finder/wishes.ts'
import { listFeedPath } from '#app/platform/paths.ts'

type List = {
  must: Wishes
  /** What the page itself limits. */
  scope: Parameters<typeof withLimits>[1]
  /** The text of a search. */
  text?: string
  /** Whether the wishes stand in place of those in the text. */
  isFilterOnly?: boolean
}

/** Nice-to-have wishes only order a list, so its feed has none. */
export const feedOfList = ({ must, scope, text, isFilterOnly }: List): string =>
  listFeedPath({
    q: text,
    ...(isFilterOnly ? filterOnly : {}),
    ...wishQuery({ must: inOrder(withLimits(must, scope)), nice: new Map() }),
  })
