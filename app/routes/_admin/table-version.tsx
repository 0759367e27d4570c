import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { VersionView } from '#app/admin/tables/components/version-view.tsx'
import { versionPage } from '#app/admin/tables/preview.server.ts'
import { tableNamed, versionNamed } from '#app/admin/tables/registry.server.ts'
import { activateVersion, discardVersion, versionIntents } from '#app/admin/tables/tables.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf } from '#app/http/page-action.server.ts'
import { tablePath } from '#app/platform/paths.ts'
import { sendForm } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction<typeof loader> = ({ matches, data, params }) =>
  panelMeta(matches, data ? `${data.label}, version` : 'Version of a table', tablePath(params.name ?? ''))

const missing = () => privateData(null, 404)

function requireVersion(params: { name?: string; version?: string }) {
  const name = tableNamed(params.name)
  const id = versionNamed(params.version)
  if (!name || id === undefined) throw missing()
  return { name, id }
}

const access = { isAdministratorsOnly: true }

export const loader = adminLoader(async ({ params }) => {
  const { name, id } = requireVersion(params)
  const page = await versionPage(name, id)
  if (!page) throw missing()
  return page
}, access)

export const action = adminAction(
  async ({ params, form, user }) => {
    const { name, id } = requireVersion(params)
    const done =
      intentOf(form, versionIntents) === 'activate'
        ? await activateVersion(name, id, user.username)
        : await discardVersion(name, id ?? 0)
    const title = !done.ok
      ? done.message
      : done.value
        ? `Version ${done.value.version} is in use`
        : 'The version was discarded'
    const message = done.ok ? { title } : { title, isProblem: true as const }
    throw redirectWith(tablePath(name), message)
  },
  { ...access, isConfirmed: true },
)

export const clientAction = sendForm

export default function TableVersionPage() {
  return <VersionView page={useLoaderData<typeof loader>()} />
}
