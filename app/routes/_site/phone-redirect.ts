import type { LoaderFunctionArgs } from '@remix-run/node'
import { movedTo } from '#app/http/canonical.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'

/** The second form of a phone's address: leads to the first (URL-5), which also answers for an unknown phone. */
export function loader({ params: { brand = '', slug = '' }, request }: LoaderFunctionArgs) {
  throw movedTo(phonePath(findPhone(slug) ?? { brand, slug }), new URL(request.url).search)
}
