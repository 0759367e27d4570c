import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { TableVersions } from '#app/admin/tables/components/table-versions.tsx'
import { tableNamed } from '#app/admin/tables/registry.server.ts'
import { tablePage, uploadVersion } from '#app/admin/tables/tables.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { tablePath, tableVersionPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

/** Larger than any table has been, in a form as text and as file. */
const MAX_BYTES = 8 * 1024 * 1024

export const headers = privatePage

export const meta: MetaFunction<typeof loader> = ({ matches, data, params }) =>
  panelMeta(matches, data?.label ?? 'Data table', tablePath(params.name ?? ''))

function requireName(name: string | undefined) {
  const known = tableNamed(name)
  if (!known) throw privateData(null, 404)
  return known
}

export const loader = adminLoader(({ params }) => tablePage(requireName(params.name)), {
  isAdministratorsOnly: true,
  action: () => action,
})

export const action = adminAction(
  async ({ params, form, user }) => {
    const name = requireName(params.name)
    const stored = await uploadVersion(name, form, user.username)
    if (stored.ok) throw redirect(tableVersionPath(name, stored.id), 303)
    return privateData(stored.problem, stored.status)
  },
  { maxBytes: MAX_BYTES, isAdministratorsOnly: true },
)

export const clientAction = sendForm

export default function TablePage() {
  return <TableVersions table={useLoaderData<typeof loader>()} problem={useFormResult<typeof action>().result} />
}
