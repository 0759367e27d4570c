import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ActivityTab } from '#app/admin/components/activity-tab.tsx'
import { BrandsTab } from '#app/admin/components/brands-tab.tsx'
import { OpenDialog } from '#app/admin/components/dialogs.tsx'
import { ImpossibleFacts } from '#app/admin/components/impossible-facts.tsx'
import { MobilesTab } from '#app/admin/components/mobiles-tab.tsx'
import { PriceWork } from '#app/admin/components/price-work.tsx'
import { SourceFaults } from '#app/admin/components/source-faults.tsx'
import { activityForAdmin, brandsForAdmin, listForAdmin, listImpossibleFacts } from '#app/admin/dashboard.server.ts'
import { handleDashboardAction } from '#app/admin/dashboard-actions.server.ts'
import { dialogAt } from '#app/admin/dialog.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAt, adminTabNamed, adminTabs, MOBILES_SORT } from '#app/admin/paths.ts'
import { picturesUpload } from '#app/admin/phone-pictures.server.ts'
import { sortingIn } from '#app/admin/phone-sorts.ts'
import { countPriceWork } from '#app/admin/price-worklist.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { adminPath } from '#app/platform/paths.ts'
import { listSourceFaults } from '#app/prices/source-faults.server.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Admin Panel', adminPath)

/** `?tab=`, `?q=`, `?sort=`, `?order=`, `?page=`, and the dialog: `?view=`, `?edit=`, `?edit-brand=`, `?new=`, `?delete=`, `?delete-brand=`. */
/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(({ request }) => {
  const query = new URL(request.url).searchParams
  const tab = adminTabNamed(
    query.get('tab') ?? (query.has('edit-brand') || query.get('new') === 'brand' ? 'brands' : null),
  )
  const page = query.get('page')
  return {
    tab,
    q: query.get('q') ?? '',
    mobiles:
      tab === 'mobiles' ? listForAdmin(query.get('q') ?? '', page, Date.now(), sortingIn(query, MOBILES_SORT)) : null,
    brands: tab === 'brands' ? brandsForAdmin() : null,
    activity: tab === 'activity' ? activityForAdmin(page) : null,
    dialog: dialogAt(query),
    prices: countPriceWork(Date.now()),
    sourceFaults: listSourceFaults(),
    impossible: listImpossibleFacts(),
  }
}, shownAgain)

export const action = adminAction(handleDashboardAction, picturesUpload)

export const clientAction = sendForm

const labels = { mobiles: 'Mobiles', brands: 'Brands', activity: 'Activity' }

export default function DashboardPage() {
  const { tab, q, mobiles, brands, activity, dialog, prices, sourceFaults, impossible } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const sorting = mobiles?.sorting ?? undefined
  const state = { tab, q, page: mobiles?.paging.page ?? activity?.paging.page, sorting }
  return (
    <>
      <h1 className="text-2xl">Admin Dashboard</h1>
      {result?.kind === 'problem' && !unsent && <Problem message={result.message} />}
      {/* Before the lists: without script the dialog is part of the page, and must come first. */}
      {dialog && <OpenDialog dialog={dialog} result={result} unsent={unsent} closePath={adminAt(state)} />}
      <SourceFaults faults={sourceFaults} />
      <PriceWork counts={prices} />
      <ImpossibleFacts {...impossible} />
      <nav aria-label="Tabs" className="my-4">
        <ul className="choices">
          {adminTabs.map(choice => (
            <li key={choice}>
              <Link to={adminAt({ tab: choice })} className="choice" aria-current={choice === tab ? 'true' : undefined}>
                {labels[choice]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {mobiles && <MobilesTab {...mobiles} state={state} />}
      {brands && <BrandsTab brands={brands} state={state} />}
      {activity && <ActivityTab {...activity} state={state} />}
    </>
  )
}

/** The error of a failed action. */
function Problem({ message }: { message: string }) {
  return (
    <p role="alert" className="field-error">
      {message}
    </p>
  )
}
