import { dirname, join } from 'node:path'
import { ApiError, api } from '#app/http/api.server.ts'
import { CACHE_FOR_AN_HOUR } from '#app/http/caching.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { settings } from '#app/platform/settings.server.ts'
import { type PictureFiles, pictureFiles } from '#app/share/picture-files.server.ts'
import { sharePicture } from '#app/share/picture-svg.server.ts'

let files: PictureFiles | undefined

/** `/images/og/{slug}.png`: 1200 by 630, for link previews (DRAW-3). */
const handle = api({
  async GET({ params }) {
    const slug = /^([a-z0-9-]+)\.png$/.exec(params.file ?? '')?.[1]
    const phone = slug ? findPhone(slug) : null
    if (!phone) throw new ApiError(404, 'There is no picture at this address.')
    files ??= pictureFiles(join(dirname(settings().DATABASE_PATH), 'cache', 'og'))
    const png = await files.png(sharePicture(phone))
    if (!png) throw new ApiError(503, 'Too many pictures are being drawn. Please try again.', undefined, BUSY_HEADERS)
    return new Response(png, { headers: { 'Cache-Control': CACHE_FOR_AN_HOUR, 'Content-Type': 'image/png' } })
  },
})

export { handle as loader, handle as action }
