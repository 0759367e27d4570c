/** The dialogs of the dashboard, one component for each. */

import { Form, Link } from '@remix-run/react'
import type { Brand } from '#app/brands/brand.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { FactRow } from '#app/facts/statement.ts'
import { mergePath } from '#app/platform/paths.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { ToolRun } from '../ai-tools.server.ts'
import type { DashboardResult } from '../dashboard-responses.server.ts'
import type { DashboardDialog, Pricing } from '../dialog.server.ts'
import { differencesOf } from '../differences.ts'
import { brandValues, phoneValues } from '../form-values.ts'
import { BrandForm } from './brand-form.tsx'
import { deletionQuestion } from './card-actions.tsx'
import { FactsSection } from './facts-section.tsx'
import { PhoneForm } from './phone-form.tsx'
import { PhoneView } from './phone-view.tsx'
import { RemovalForm } from './recorded-prices.tsx'

type State = {
  /** The result of the last submitted form. */
  result: DashboardResult | null
  /** The message when a later try got no response. */
  unsent: string | null
  closePath: string
}

export function OpenDialog({ dialog, ...state }: State & { dialog: DashboardDialog }) {
  switch (dialog.kind) {
    case 'new-phone':
      return <NewPhoneDialog brands={dialog.brands} pricing={dialog.pricing} given={dialog.given} {...state} />
    case 'edit-phone':
      return (
        <EditPhoneDialog
          key={dialog.phone.id}
          phone={dialog.phone}
          brands={dialog.brands}
          pricing={dialog.pricing}
          facts={dialog.facts}
          {...state}
        />
      )
    case 'view-phone':
      return <ViewPhoneDialog phone={dialog.phone} closePath={state.closePath} />
    case 'delete-phone':
      return <DeleteDialog record={dialog.phone} intent="delete-phone" closePath={state.closePath} />
    case 'new-brand':
      return <NewBrandDialog {...state} />
    case 'edit-brand':
      return <EditBrandDialog key={dialog.brand.id} brand={dialog.brand} {...state} />
    case 'delete-brand':
      return <DeleteDialog record={dialog.brand} intent="delete-brand" closePath={state.closePath} />
    case 'missing':
      return <MissingDialog closePath={state.closePath} />
  }
}

/** The last result as props of a form. */
const formState = ({ result, unsent, closePath }: State) => ({
  lastResult: result?.kind === 'form' ? result.submission : null,
  conflict: result?.kind === 'form' ? result.conflict : null,
  confirmed: result?.kind === 'form' ? result.confirmed : null,
  unsent,
  closePath,
})

/** What only the form of a phone has. */
const phoneFormState = (state: State) => ({
  ...formState(state),
  unread: state.result?.kind === 'problem' && state.result.isOfPictures ? state.result.message : null,
})

const runOf = ({ result }: State) => (result?.kind === 'tool' ? result.run : null)

/** Whether the form that a tool gave back holds anything that is not stored. */
const isChanged = ({ values, pasted }: ToolRun, phone: Phone) =>
  Boolean(pasted && !pasted.error) || differencesOf(phoneValues(phone), values).length > 0

type Brands = { brands: { slug: string; name: string }[]; pricing: Pricing }

type Given = Extract<DashboardDialog, { kind: 'new-phone' }>['given']

function NewPhoneDialog({ brands, pricing, given, ...state }: State & Brands & { given: Given }) {
  const run = runOf(state)
  return (
    <Dialog title="Add Mobile" closePath={state.closePath}>
      <PhoneForm
        key={run?.run}
        values={run?.values ?? null}
        given={given}
        isUnsaved={run !== null}
        run={run}
        brands={brands}
        pricing={pricing}
        {...phoneFormState(state)}
      />
    </Dialog>
  )
}

function EditPhoneDialog({
  phone,
  brands,
  pricing,
  facts,
  ...state
}: State & Brands & { phone: Phone; facts: FactRow[] }) {
  const run = runOf(state)
  return (
    <Dialog title={`Edit ${phone.name}`} closePath={state.closePath}>
      <PhoneForm
        key={run?.run}
        run={run}
        values={run?.values ?? phoneValues(phone)}
        isUnsaved={run !== null && isChanged(run, phone)}
        isUndated={phone.releaseDate === ''}
        brands={brands}
        pricing={pricing}
        present={phone.priceOrigin}
        {...phoneFormState(state)}
      />
      <RemovalForm phoneId={phone.id} />
      <SameAs phoneId={phone.id} />
      <FactsSection
        phoneId={phone.id}
        facts={facts}
        problem={state.result?.kind === 'statement' ? state.result.problem : null}
      />
    </Dialog>
  )
}

function ViewPhoneDialog({ phone, closePath }: { phone: Phone; closePath: string }) {
  return (
    <Dialog title={phone.name} closePath={closePath}>
      <PhoneView phone={phone} />
      <SameAs phoneId={phone.id} />
    </Dialog>
  )
}

/** Leads to merging this entry with another one of the same phone (ADMIN-23). */
const SameAs = ({ phoneId }: { phoneId: string }) => (
  <p className="mt-4">
    <Link to={mergePath(phoneId)} className="link">
      This is the same phone as …
    </Link>
  </p>
)

function NewBrandDialog(state: State) {
  return (
    <Dialog title="Add Brand" closePath={state.closePath}>
      <BrandForm values={null} {...formState(state)} />
    </Dialog>
  )
}

function EditBrandDialog({ brand, ...state }: State & { brand: Brand }) {
  return (
    <Dialog title={`Edit ${brand.name}`} closePath={state.closePath}>
      <BrandForm values={brandValues(brand)} {...formState(state)} />
    </Dialog>
  )
}

type DeleteProps = {
  record: { id: string; name: string }
  intent: 'delete-phone' | 'delete-brand'
  closePath: string
}

/** The confirmation without script; with script the list confirms. */
function DeleteDialog({ record, intent, closePath }: DeleteProps) {
  return (
    <Dialog title={`Delete ${record.name}`} closePath={closePath}>
      <p>{deletionQuestion(record.name)}</p>
      <Form method="post" action={closePath} className="mt-4 flex gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={record.id} />
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

function MissingDialog({ closePath }: { closePath: string }) {
  return (
    <Dialog title="Not found" closePath={closePath}>
      <p>This record does not exist any more.</p>
    </Dialog>
  )
}
