import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listViolations } from '#app/activity/policy-violations.server.ts'
import { countSecurityEvents, listSecurityEvents } from '#app/activity/security-log.server.ts'
import { PolicyViolations } from '#app/admin/accounts/components/policy-violations.tsx'
import { SecurityLog } from '#app/admin/accounts/components/security-log.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { paging } from '#app/platform/paging.ts'
import { securityLogPath } from '#app/platform/paths.ts'

const PAGE_SIZE = 50
const SHOWN_VIOLATIONS = 50

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Security log', securityLogPath)

/** `?page=`. */
export const loader = adminLoader(
  ({ request }) => {
    const shown = paging(new URL(request.url).searchParams.get('page'), countSecurityEvents(), PAGE_SIZE)
    return { paging: shown, events: listSecurityEvents(shown), violations: listViolations(SHOWN_VIOLATIONS) }
  },
  { isAdministratorsOnly: true },
)

export default function SecurityPage() {
  const { violations, ...log } = useLoaderData<typeof loader>()
  return (
    <>
      <SecurityLog {...log} />
      <PolicyViolations violations={violations} />
    </>
  )
}
