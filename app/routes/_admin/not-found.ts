import { adminLoader } from '#app/auth/guard.server.ts'
import { notFound } from '#app/http/caching.server.ts'

/** Unknown addresses of the panel: they ask for the login like all of it, and are not found for the signed-in. */
export const loader = adminLoader(() => {
  throw notFound({})
})

export default function NothingHere() {
  return null
}
