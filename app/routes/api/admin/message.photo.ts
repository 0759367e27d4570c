import { admin } from '#app/auth/guard.server.ts'
import { findPhoto } from '#app/contact/photos.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'

const handle = api({
  /** The photo of the price tag of a report (CONTACT-6). */
  GET: admin(({ params }) => {
    const jpeg = findPhoto(params.id ?? '')
    if (!jpeg) throw new ApiError(404, 'There is no such photo.')
    return new Response(new Uint8Array(jpeg), { headers: { ...privateHeaders, 'Content-Type': 'image/jpeg' } })
  }),
})

export { handle as loader, handle as action }
