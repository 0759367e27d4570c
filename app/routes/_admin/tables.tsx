import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { TableList } from '#app/admin/tables/components/table-list.tsx'
import { tablesPage } from '#app/admin/tables/tables.server.ts'
import { adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { tablesPath } from '#app/platform/paths.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Data Tables', tablesPath)

export const loader = adminLoader(() => ({ tables: tablesPage() }), { isAdministratorsOnly: true })

export default function TablesPage() {
  return <TableList tables={useLoaderData<typeof loader>().tables} />
}
