import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { countSecurityEvents, listSecurityEvents } from '#app/activity/security-log.server.ts'
import { SecurityLog } from '#app/admin/accounts/components/security-log.tsx'
import { adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { paging } from '#app/platform/paging.ts'
import { securityLogPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

const PAGE_SIZE = 50

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Security log',
    description: 'For the administrator.',
    path: securityLogPath,
    noIndex: true,
  })

/** `?page=`. */
export const loader = adminLoader(
  ({ request }) => {
    const shown = paging(new URL(request.url).searchParams.get('page'), countSecurityEvents(), PAGE_SIZE)
    return { paging: shown, events: listSecurityEvents(shown) }
  },
  { isAdministratorsOnly: true },
)

export default function SecurityPage() {
  return <SecurityLog {...useLoaderData<typeof loader>()} />
}
