import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { otherLanguages } from '#app/languages/all.server.ts'
import { correctionsPatch } from '#app/languages/reviews.server.ts'

const handle = api({
  /** The corrections of a translation as a text file (LANG-6). */
  GET: admin(({ params }) => {
    const language = otherLanguages.find(each => each === params.language)
    if (!language) throw new ApiError(404, 'There is no such language.')
    return new Response(correctionsPatch(language), {
      headers: {
        ...privateHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename="texts-${language}.patch.txt"`,
      },
    })
  }),
})

export { handle as loader, handle as action }
