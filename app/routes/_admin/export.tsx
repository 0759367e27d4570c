import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminLoader } from '#app/auth/guard.server.ts'
import { ExportPanel } from '#app/export/components/export-panel.tsx'
import { exportStats } from '#app/export/stats.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { exportPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Export Database',
    description: 'For the administrator.',
    path: exportPath,
    noIndex: true,
  })

export const loader = adminLoader(() => exportStats())

export default function ExportPage() {
  return <ExportPanel stats={useLoaderData<typeof loader>()} />
}
