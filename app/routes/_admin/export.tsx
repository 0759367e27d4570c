import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminLoader } from '#app/auth/guard.server.ts'
import { ExportPanel } from '#app/export/components/export-panel.tsx'
import { downloads as allDownloads, type Download } from '#app/export/downloads.ts'
import { exportStats } from '#app/export/stats.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { confirmFor, exportFor, exportPath } from '#app/platform/paths.ts'

export const headers = privatePage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...panelMeta(matches, 'Export Database', exportPath),
  ...(data?.begun ? [{ httpEquiv: 'refresh', content: `0; url=${data.begun.path}` }] : []),
]

/** `?download=` the one that the page begins by itself, after its password was given. */
export const loader = adminLoader(({ request, user, session }) => {
  const asked = new URL(request.url).searchParams.get('download')
  const downloads = (allDownloads as readonly Download[])
    .filter(({ isSecret }) => !isSecret || user.role === 'administrator')
    .map(({ id, label, about, path, isSecret = false }) => ({
      ...{ id, label, about, path },
      passwordPath: isSecret ? confirmFor(exportFor(id)) : null,
      needsPassword: isSecret && !session.isConfirmed,
    }))
  const begun = downloads.find(({ id, needsPassword }) => id === asked && !needsPassword) ?? null
  return { stats: exportStats(), downloads, begun }
})

export default function ExportPage() {
  return <ExportPanel {...useLoaderData<typeof loader>()} />
}
