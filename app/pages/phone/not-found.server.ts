/** The page of an unknown phone. */
import { notFound } from '#app/http/caching.server.ts'
import { waysOn } from '../search/ways-on.server.ts'

/** To be thrown by a loader: status 404, with phones to go on with. */
export const phoneNotFound = () => notFound({ phones: waysOn().phones })
