import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OperationView } from '#app/admin/operation/components/operation-view.tsx'
import { operationPage } from '#app/admin/operation/operation.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { operationPath } from '#app/platform/paths.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Operation', operationPath)

export const loader = adminLoader(() => operationPage(), { isAdministratorsOnly: true })

export default function OperationPage() {
  return <OperationView page={useLoaderData<typeof loader>()} />
}
