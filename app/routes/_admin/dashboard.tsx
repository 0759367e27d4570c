import type { MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { BrandForm } from '#app/admin/components/brand-form.tsx'
import { ActivityTab, BrandsTab, MobilesTab } from '#app/admin/components/dashboard-tabs.tsx'
import { PhoneForm } from '#app/admin/components/phone-form.tsx'
import { PhoneView } from '#app/admin/components/phone-view.tsx'
import { activityForAdmin, brandsForAdmin, listForAdmin } from '#app/admin/dashboard.server.ts'
import { act } from '#app/admin/dashboard-actions.server.ts'
import { brandValues, phoneValues } from '#app/admin/form-values.ts'
import { adminAt, adminTabNamed, adminTabs } from '#app/admin/paths.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { findBrandById, listBrands } from '#app/brands/brands.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { adminPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Admin Panel',
    description: 'For the administrator.',
    path: adminPath,
    noIndex: true,
  })

/** `?tab=`, `?q=`, `?page=`, and the dialog: `?view=`, `?edit=`, `?edit-brand=`, `?new=`, `?delete=`, `?delete-brand=`. */
export const loader = adminLoader(({ request }) => {
  const query = new URL(request.url).searchParams
  const tab = adminTabNamed(
    query.get('tab') ?? (query.has('edit-brand') || query.get('new') === 'brand' ? 'brands' : null),
  )
  const page = query.get('page')
  const phone = findPhoneById(query.get('view') ?? query.get('edit') ?? query.get('delete') ?? '')
  const brand = findBrandById(query.get('edit-brand') ?? query.get('delete-brand') ?? '')
  const shown = ['view', 'edit', 'delete', 'edit-brand', 'delete-brand', 'new'].find(name => query.has(name)) ?? null
  return {
    tab,
    q: query.get('q') ?? '',
    mobiles: tab === 'mobiles' ? listForAdmin(query.get('q') ?? '', page) : null,
    brands: tab === 'brands' ? brandsForAdmin() : null,
    activity: tab === 'activity' ? activityForAdmin(page) : null,
    /** For the phone form's choice. */
    allBrands: listBrands().map(({ slug, name }) => ({ slug, name })),
    dialog: shown,
    newWhat: query.get('new'),
    phone,
    brand,
  }
})

export const action = adminAction(act)

export const clientAction = sendForm

const labels = { mobiles: 'Mobiles', brands: 'Brands', activity: 'Activity' }

export default function DashboardPage() {
  const { tab, q, mobiles, brands, activity } = useLoaderData<typeof loader>()
  const state = { tab, q, page: mobiles?.paging.page ?? activity?.paging.page }
  return (
    <>
      <h1 className="text-2xl">Admin Dashboard</h1>
      <Problem />
      {/* Before the lists: without script it stands in the page, and is what the visitor asked for. */}
      <Dialogs />
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

/** What came of a button that could not do its work. */
function Problem() {
  const { answer, unsent } = useFormResult<typeof action>()
  if (unsent || !answer || !('problem' in answer) || !answer.problem) return null
  return (
    <p role="alert" className="field-error">
      {answer.problem}
    </p>
  )
}

function Dialogs() {
  const { tab, q, mobiles, activity, dialog, newWhat, phone, brand, allBrands } = useLoaderData<typeof loader>()
  const { answer, unsent } = useFormResult<typeof action>()
  const closePath = adminAt({ tab, q, page: mobiles?.paging.page ?? activity?.paging.page })
  const lastResult = answer && 'result' in answer ? (answer.result ?? null) : null
  const conflict = answer && 'conflict' in answer ? (answer.conflict ?? null) : null
  const run = answer && 'tool' in answer ? (answer.tool ?? null) : null
  if (dialog === null) return null
  if (dialog === 'new' && newWhat === 'brand') {
    return (
      <Dialog title="Add Brand" closePath={closePath}>
        <BrandForm values={null} lastResult={lastResult} unsent={unsent} conflict={null} closePath={closePath} />
      </Dialog>
    )
  }
  if (dialog === 'new') {
    return (
      <Dialog title="Add Mobile" closePath={closePath}>
        <PhoneForm
          key={run?.run}
          values={run?.values ?? null}
          run={run}
          brands={allBrands}
          lastResult={lastResult}
          unsent={unsent}
          conflict={null}
          closePath={closePath}
        />
      </Dialog>
    )
  }
  if (dialog === 'edit' && phone) {
    return (
      <Dialog key={phone.id} title={`Edit ${phone.name}`} closePath={closePath}>
        <PhoneForm
          key={run?.run}
          run={run}
          values={run?.values ?? phoneValues(phone)}
          isUndated={phone.releaseDate === ''}
          brands={allBrands}
          lastResult={lastResult}
          unsent={unsent}
          conflict={conflict}
          closePath={closePath}
        />
      </Dialog>
    )
  }
  if (dialog === 'edit-brand' && brand) {
    return (
      <Dialog key={brand.id} title={`Edit ${brand.name}`} closePath={closePath}>
        <BrandForm
          values={brandValues(brand)}
          lastResult={lastResult}
          unsent={unsent}
          conflict={conflict}
          closePath={closePath}
        />
      </Dialog>
    )
  }
  if (dialog === 'view' && phone) {
    return (
      <Dialog title={phone.name} closePath={closePath}>
        <PhoneView phone={phone} />
      </Dialog>
    )
  }
  const doomed = dialog === 'delete' ? phone : dialog === 'delete-brand' ? brand : null
  if (doomed) {
    return (
      <Dialog title={`Delete ${doomed.name}`} closePath={closePath}>
        <p>{`Are you sure you want to delete ${doomed.name}?`}</p>
        <Form method="post" action={closePath} className="mt-4 flex gap-3">
          <input type="hidden" name="form" value={dialog === 'delete' ? 'delete-phone' : 'delete-brand'} />
          <input type="hidden" name="id" value={doomed.id} />
          <button type="submit" className="button button-danger">
            Delete
          </button>
          <Link to={closePath} className="button button-quiet">
            Cancel
          </Link>
        </Form>
      </Dialog>
    )
  }
  return (
    <Dialog title="Not found" closePath={closePath}>
      <p>This record does not exist any more.</p>
    </Dialog>
  )
}
