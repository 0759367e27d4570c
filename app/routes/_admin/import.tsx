import { data, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateHeaders, privatePage } from '#app/http/caching.server.ts'
import { FileCard } from '#app/import/components/file-card.tsx'
import { HistoryList } from '#app/import/components/history.tsx'
import { ImportCards } from '#app/import/components/import-cards.tsx'
import { Progress } from '#app/import/components/progress.tsx'
import { ResultPanel } from '#app/import/components/result-panel.tsx'
import { StatusCard } from '#app/import/components/status-card.tsx'
import { UndoPanel } from '#app/import/components/undo-panel.tsx'
import { MAX_FILE_BYTES } from '#app/import/files/uploads.server.ts'
import { handleImportAction, importPage } from '#app/import/page.server.ts'
import { importPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Import Data',
    description: 'For the administrator.',
    path: importPath,
    noIndex: true,
  })

/** `?run=` the run whose result is shown; `?undo=` the run that may be taken back; `?page=` of the history. */
export const loader = adminLoader(({ request }) => importPage(new URL(request.url).searchParams))

export const action = adminAction(async ({ form, user }) => {
  const done = await handleImportAction(form, user)
  if ('to' in done) throw redirect(done.to, { status: 303, headers: done.headers })
  return data(done.answer, { status: done.status, headers: privateHeaders })
}, MAX_FILE_BYTES)

const REFRESH_SECONDS = 3

/** Without script the page asks again by itself while an import runs. */
export const handle = {
  refreshSeconds: (page: { active: unknown } | undefined) => (page?.active ? REFRESH_SECONDS : null),
}

export const clientAction = sendForm

export default function ImportPage() {
  const { active, canCancel, shown, status, runs, undoable, undo, paging, source } = useLoaderData<typeof loader>()
  const { answer } = useFormResult<typeof action>()
  const undoProblem = answer?.kind === 'undo' ? (answer.errors['']?.join(' ') ?? null) : null
  return (
    <div className="import-page grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Import Data</h1>
      <StatusCard status={status} />
      {active && <Progress run={active} canCancel={canCancel} />}
      {!active && shown && <ResultPanel run={shown} isUndoable={undoable.includes(shown.id)} />}
      {undoProblem && !undo && (
        <p role="alert" className="notice notice-problem">
          {undoProblem}
        </p>
      )}
      {undo && <UndoPanel preview={undo} problem={undoProblem} />}
      <ImportCards source={source} active={active?.kind ?? null} answer={answer} />
      <FileCard isBusy={active !== null} answer={answer} />
      <HistoryList runs={runs} undoable={undoable} paging={paging} />
    </div>
  )
}
