import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { CatalogueCard } from '#app/import/page/components/catalogue-card.tsx'
import { FileCard } from '#app/import/page/components/file-card.tsx'
import { HistoryList } from '#app/import/page/components/history.tsx'
import { ImportCards } from '#app/import/page/components/import-cards.tsx'
import { PasteCard } from '#app/import/page/components/paste-card.tsx'
import { Progress } from '#app/import/page/components/progress.tsx'
import { ResultPanel } from '#app/import/page/components/result-panel.tsx'
import { StatusCard } from '#app/import/page/components/status-card.tsx'
import { UndoPanel } from '#app/import/page/components/undo-panel.tsx'
import { handleImportAction, hasTypedFields, importPage, replacesTables } from '#app/import/page/import-page.server.ts'
import { MAX_FILE_BYTES } from '#app/import/page/uploads.server.ts'
import { importPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Import Data', importPath)

/** `?run=` the run to show; `?undo=` the run to undo; `?page=` of the history. */
export const loader = adminLoader(({ request, user }) => importPage(new URL(request.url).searchParams, user), {
  action: () => action,
})

export const action = adminAction(
  async ({ form, user }) => {
    const done = await handleImportAction(form, user)
    if ('to' in done) throw redirect(done.to, { status: 303, headers: done.headers })
    return privateData(done.result, done.status)
  },
  {
    maxBytes: MAX_FILE_BYTES,
    isConfirmed: ({ form, user }) => replacesTables(form, user),
    isShownAgain: hasTypedFields,
  },
)

const REFRESH_SECONDS = 3

/** Without script the page reloads itself while an import runs. */
export const handle = {
  refreshSeconds: (page: { active: unknown } | undefined) => (page?.active ? REFRESH_SECONDS : null),
}

export const clientAction = sendForm

export default function ImportPage() {
  const { catalogue, active, canCancel, shown, status, runs, undoable, takenBack, undo, paging, pasted, source } =
    useLoaderData<typeof loader>()
  const { result } = useFormResult<typeof action>()
  const undoProblem = result?.intent === 'undo' ? (result.errors['']?.join(' ') ?? null) : null
  const catalogueProblem = result?.intent === 'import-catalogue' ? (result.errors['']?.join(' ') ?? null) : null
  return (
    <div className="import-page grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Import Data</h1>
      {active && <Progress run={active} canCancel={canCancel} />}
      {!active && shown && (
        <ResultPanel run={shown} isUndoable={undoable.includes(shown.id)} takenBackAt={takenBack[shown.id]} />
      )}
      {undoProblem && !undo && (
        <p role="alert" className="notice notice-problem">
          {undoProblem}
        </p>
      )}
      {catalogue && <CatalogueCard offer={catalogue} isBusy={active !== null} problem={catalogueProblem} />}
      {undo && <UndoPanel preview={undo} problem={undoProblem} />}
      {/* What is used every day comes first. */}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PasteCard isBusy={active !== null} result={result} before={pasted} />
        <FileCard isBusy={active !== null} result={result} />
      </div>
      <ImportCards source={source} active={active?.kind ?? null} result={result} />
      <HistoryList runs={runs} undoable={undoable} takenBack={takenBack} paging={paging} />
      <StatusCard status={status} />
    </div>
  )
}
