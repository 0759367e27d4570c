import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MergeView } from '#app/admin/merge/components/merge-view.tsx'
import { handleMergeForm, type MergeResult, mergePage } from '#app/admin/merge/merge-page.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { mergePath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'
import { Unsent } from '#app/ui/unsent.tsx'

export const headers = privatePage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  panelMeta(matches, 'Merge two entries', mergePath(data?.page.stays.id ?? ''))

/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(
  ({ params, request }) => mergePage(params.id ?? '', new URL(request.url).searchParams),
  shownAgain,
)

export const action = adminAction<MergeResult>(({ form, params, user }) =>
  handleMergeForm({ form, id: params.id ?? '', user }),
)

export const clientAction = sendForm

export default function MergePhonesPage() {
  const { page } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl">Merge two entries of one phone</h1>
      {result && !unsent && (
        <p role="alert" className="notice notice-problem">
          {result.message}
        </p>
      )}
      {unsent && <Unsent text={unsent} />}
      <MergeView page={result?.page ?? page} />
    </div>
  )
}
