/** The security log, newest first (AUTH-13). */

import type { listSecurityEvents } from '#app/activity/security-log.server.ts'
import { Moment } from '#app/admin/components/moment.tsx'
import { securityEventLabels } from '#app/entities/security-events.ts'
import type { Paging } from '#app/platform/paging.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { securityLogPath, withQuery } from '#app/platform/paths.ts'
import { LOG_RETENTION_DAYS } from '#app/platform/retention.ts'
import { Pagination } from '#app/ui/pagination.tsx'

type Event = ReturnType<typeof listSecurityEvents>[number]

export function SecurityLog({ events, paging }: { events: Event[]; paging: Paging }) {
  return (
    <>
      <h1 className="text-2xl">Security log</h1>
      <p className="mt-1 mb-4 max-w-2xl text-sm text-muted">
        {`Sign-ins, changes of accounts, exports and refused requests of the last ${LOG_RETENTION_DAYS} days. The network is part of the address only; the request is named as in the log of the server.`}
      </p>
      {events.length === 0 && <p className="panel p-8 text-center">Nothing has happened yet</p>}
      <ol className="panel divide-y divide-line">
        {events.map(({ id, at, event, username, address, requestId, detail }) => (
          <li key={id} className="px-4 py-2">
            <p>
              <strong className="wrap-anywhere">{username ?? 'Somebody'}</strong>
              {`: ${(securityEventLabels[event]).toLowerCase()}`}
              {detail && <span className="wrap-anywhere">{` (${detail})`}</span>}
            </p>
            <p className="text-sm text-muted">
              <Moment at={at} />
              {address && `, network ${address}`}
              {`, request ${requestId}`}
            </p>
          </li>
        ))}
      </ol>
      <Pagination
        {...paging}
        pathOf={page => withQuery(securityLogPath, { page: pageNumber(page) })}
        label="Pages of the security log"
      />
    </>
  )
}
