import { ApiError, api } from '#app/http/api.server.ts'
import { CACHE_FOREVER } from '#app/http/caching.server.ts'
import { pictureNamed } from '#app/pictures/phone-pictures.ts'
import { findPicture } from '#app/pictures/stored-pictures.server.ts'

/** `/pictures/{hash}-{width}.webp`: a picture that an editor uploaded (IMAGE-5). */
const handle = api({
  GET({ params }) {
    const named = pictureNamed(params.file ?? '')
    const webp = named && findPicture(named.hash, named.size)
    if (!webp) throw new ApiError(404, 'There is no picture at this address.')
    const etag = `"${named.hash}-${named.size}"`
    return new Response(new Uint8Array(webp), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': CACHE_FOREVER, ETag: etag },
    })
  },
})

export { handle as loader, handle as action }
