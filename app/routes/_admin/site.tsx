import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { SiteHistory } from '#app/admin/site/components/site-history.tsx'
import { SiteSettingsForm } from '#app/admin/site/components/site-settings-form.tsx'
import { handleSiteForm } from '#app/admin/site/site-actions.server.ts'
import { sitePage } from '#app/admin/site/site-page.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { siteSettingsPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Site', siteSettingsPath)

const access = { isAdministratorsOnly: true }

export const loader = adminLoader(() => sitePage(), { ...access, action: () => action })

export const action = adminAction(handleSiteForm, access)

export const clientAction = sendForm

export default function SitePage() {
  const page = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">Site</h1>
        <p className="mt-1 max-w-3xl text-sm text-muted">
          The specification asks for some figures that nobody counted. Beside each the pages say what is true. Here each
          can be replaced by what the site has counted, or switched off. A change is seen by visitors at once.
        </p>
      </div>
      <SiteSettingsForm page={page} problem={result} unsent={unsent} />
      <SiteHistory page={page} />
    </div>
  )
}
