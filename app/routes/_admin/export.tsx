import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminLoader } from '#app/auth/guard.server.ts'
import { ExportPanel } from '#app/export/components/export-panel.tsx'
import { downloads as allDownloads, type Download } from '#app/export/downloads.ts'
import { exportStats } from '#app/export/stats.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { confirmFor, exportPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Export Database',
    description: 'For the administrator.',
    path: exportPath,
    noIndex: true,
  })

export const loader = adminLoader(({ user, session }) => ({
  stats: exportStats(),
  downloads: (allDownloads as readonly Download[])
    .filter(({ isSecret }) => !isSecret || user.role === 'administrator')
    .map(({ id, label, about, path, isSecret }) => {
      const needsPassword = isSecret === true && !session.isConfirmed
      return { id, label, about, path: needsPassword ? confirmFor(exportPath) : path, needsPassword }
    }),
}))

export default function ExportPage() {
  return <ExportPanel {...useLoaderData<typeof loader>()} />
}
