import type { LoaderFunctionArgs } from '@remix-run/node'
import { movedTo } from '#app/http/canonical.server.ts'
import { findPhone, findPhoneByFormerSlug } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'

/** Redirects the alternative URL of a phone to the canonical one (URL-5), which also handles unknown phones. */
export function loader({ params: { brand = '', slug = '' }, request }: LoaderFunctionArgs) {
  throw movedTo(
    phonePath(findPhone(slug) ?? findPhoneByFormerSlug(slug) ?? { brand, slug }),
    new URL(request.url).search,
  )
}
