import type { LoaderFunctionArgs } from '@remix-run/node'
import { movedTo } from '#app/http/canonical.server.ts'
import { currentPath } from '#app/phones/current-path.server.ts'

/** Redirects the alternative URL of a phone to the canonical one (URL-5), which also handles unknown phones. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  throw movedTo(currentPath(pathname), search)
}
