import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { FilePreview } from '#app/import/page/components/file-preview.tsx'
import { handleFileAction, previewPage, replacesTables } from '#app/import/page/file-preview.server.ts'
import { findUpload } from '#app/import/page/uploads.server.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { importFilePath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches, params }) =>
  panelMeta(matches, 'Import preview', importFilePath(params.id ?? ''))

function requireUpload(id: string | undefined) {
  const upload = findUpload(id ?? '')
  if (!upload) throw privateData(null, 404)
  return upload
}

/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(async ({ request, params, user }) => {
  const page = await previewPage(requireUpload(params.id), new URL(request.url).searchParams, user)
  if (!page) throw privateData(null, 404)
  return page
}, shownAgain)

export const action = adminAction(
  async ({ form, params, user }) => {
    const outcome = await handleFileAction(requireUpload(params.id), form, user)
    if ('to' in outcome) throw redirect(outcome.to, 303)
    return privateData(outcome.result, outcome.status)
  },
  {
    isConfirmed: ({ form, params, user }) => replacesTables(requireUpload(params.id), form, user),
    isShownAgain: form => pressedIntent(form) !== 'discard',
  },
)

export const clientAction = sendForm

export default function ImportFilePage() {
  return <FilePreview page={useLoaderData<typeof loader>()} result={useFormResult<typeof action>().result} />
}
