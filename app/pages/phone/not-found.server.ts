/** The page of an unknown phone. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { notFound } from '#app/http/caching.server.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** What most people have to spend, in rupees. */
const [FROM, TO] = [20_000, 100_000]
const OFFERED = 4

const offered = cachePerVersion('phones beside an unknown one', (): PhoneCard[] =>
  newestPriced(FROM, TO).slice(0, OFFERED),
)

/** To be thrown by a loader: status 404, with phones to go on with. */
export const phoneNotFound = () => notFound({ phones: offered() })
