/** Which links browsers may load ahead, once the pointer rests on one (HTTP-8). With `Save-Data` they load none. */

import { COMPARE } from '#app/platform/early-paths.ts'
import { languages, localPath } from '#app/platform/text/language.ts'

/** Paths of pages that are private, change something, or are not documents. */
const NEVER = [...['/admin*', '/export*', '/api/*', '/*.*'], ...languages.map(each => `${localPath(COMPARE, each)}*`)]

/**
 * Links that lead nowhere else, or to what should not be loaded unasked; all links once client navigation, which loads
 * data and not documents, has started (entry.client.tsx).
 */
const NEVER_LINKS = '[data-router] a, [href^="#"], [aria-current], [rel~="nofollow"], [download], [target]'

export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NEVER_LINKS } }],
      },
      eagerness: 'moderate',
    },
  ],
}
