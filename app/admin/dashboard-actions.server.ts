/** The actions of the dashboard: save, delete, restore, AI tools. */
import { findActivity } from '#app/activity/activity.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { deleteBrand, restoreBrand } from '#app/brands/edit.server.ts'
import { statementKey } from '#app/facts/contradiction.ts'
import { readStatement, statementFields } from '#app/facts/statement.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { deletePhone, restorePhone } from '#app/phones/edit.server.ts'
import { undoMerge } from '#app/phones/merge.server.ts'
import { removeRecordedPrice, restoreRecordedPrice } from '#app/phones/remove-price.server.ts'
import { questionAboutFact, removeStatement, stateFact } from '#app/phones/state-fact.server.ts'
import { adminEditPath } from '#app/platform/paths.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import type { Result } from '#app/platform/result.ts'
import { runTool, type ToolRun } from './ai-tools.server.ts'
import { saveBrandForm, savePhoneForm } from './dashboard-forms.server.ts'
import { failed, redirectToList, respond } from './dashboard-responses.server.ts'
import { runPaste } from './pasted-specs/run.server.ts'
import { picturesRun, takePictures } from './phone-pictures.server.ts'
import { ADD_PICTURES, toolIntents } from './tool-intents.ts'
import { makeChange } from './write.server.ts'

export const dashboardIntents = [
  'save-phone',
  'save-brand',
  'delete-phone',
  'delete-brand',
  'restore',
  'state-fact',
  'remove-statement',
  'remove-price',
  ...toolIntents,
] as const

export async function handleDashboardAction({ request, form, user }: { request: Request; form: FormData; user: User }) {
  const id = textField(form, 'id')
  const intent = intentOf(form, dashboardIntents)
  const pictures = await takePictures(form)
  if (pictures.problems.length > 0) return respond({ kind: 'tool', run: picturesRun(form, pictures) }, pictures.status)
  switch (intent) {
    case ADD_PICTURES:
      return respond({ kind: 'tool', run: picturesRun(form, pictures) }, pictures.added > 0 ? 200 : 422)
    case 'generate-specs':
    case 'generate-details':
    case 'replace-typed':
    case 'enhance':
      // The model is asked again only by the editor.
      if (requestContext().refusesWrites) return savePhoneForm(request, form, id, user)
      return respond({ kind: 'tool', run: await runTool(intent, form) }, 200)
    case 'preview-paste':
    case 'apply-paste':
      return respondToPaste(runPaste(intent, form))
    case 'save-phone':
      return savePhoneForm(request, form, id, user)
    case 'save-brand':
      return saveBrandForm(request, form, id, user)
    case 'delete-phone':
      return remove(request, await makeChange(() => deletePhone(id ?? '', user.username)), 'Mobile')
    case 'delete-brand':
      return remove(request, await makeChange(() => deleteBrand(id ?? '', user.username)), 'Brand')
    case 'state-fact':
      return saveStatement(request, form, id ?? '', user)
    case 'remove-statement':
      return factsChanged(
        request,
        id ?? '',
        await makeChange(() => removeStatement(id ?? '', textField(form, 'fact') ?? '', user.username)),
        'Statement removed',
      )
    case 'remove-price':
      return removePrice(request, form, id ?? '', user)
    case 'restore':
      return restore(request, Number(id), user)
  }
}

const respondToPaste = (run: ToolRun) => respond({ kind: 'tool', run }, run.isProblem ? 422 : 200)

async function saveStatement(request: Request, form: FormData, id: string, { username }: User) {
  const values = Object.fromEntries(statementFields.map(name => [name, textField(form, name) ?? '']))
  const read = readStatement(values)
  if (!read.ok) return respond({ kind: 'statement', problem: { values, errors: read.errors } }, 422)
  const question = questionAboutFact(id, read.override)
  const confirmed = statementKey(read.override)
  if (question !== null && textField(form, 'confirmed') !== confirmed) {
    const value = `${question}. State it once more to keep your value, or correct the specification above.`
    return respond({ kind: 'statement', problem: { values, errors: { value }, confirmed } }, 422)
  }
  const result = await makeChange(() => stateFact(id, read.override, username))
  return factsChanged(request, id, result, 'Fact stated')
}

/** Leads back to the facts of the phone. */
function factsChanged(request: Request, id: string, result: Result<null>, title: string) {
  if (!result.ok) return failed(request, result, 'Failed to change the facts')
  return redirectWith(`${adminEditPath(id)}#facts`, { title })
}

/** Leads to the list, because the open form has the price and version from before; the message offers to undo it. */
async function removePrice(request: Request, form: FormData, id: string, { username }: User) {
  const priceId = Number(textField(form, 'price'))
  const result = await makeChange(() => removeRecordedPrice(id, priceId, username))
  if (result.ok) return redirectToList(request, { title: 'Price removed', undo: result.value })
  return failed(request, result, 'Failed to remove the price')
}

/** The flash message offers to undo the deletion. */
function remove(request: Request, result: Result<number>, label: 'Mobile' | 'Brand') {
  if (result.ok) return redirectToList(request, { title: `${label} deleted successfully`, undo: result.value })
  return failed(request, result, `Failed to delete ${label.toLowerCase()}`)
}

/** What an entry of the activity that can be undone was about, and what undoing it says. */
function undoOf(entry: number, username: string) {
  const activity = findActivity(entry)
  if (activity?.action === 'merge') {
    return {
      undo: () => undoMerge(entry, username),
      done: 'Merge undone successfully',
      failure: 'Failed to undo the merge',
    }
  }
  if (activity?.action === 'update') {
    return {
      undo: () => restoreRecordedPrice(entry, username),
      done: 'Price put back successfully',
      failure: 'Failed to put the price back',
    }
  }
  const isBrand = activity?.subject === 'brand'
  const label = isBrand ? 'Brand' : 'Mobile'
  return {
    undo: () => (isBrand ? restoreBrand(entry, username) : restorePhone(entry, username)),
    done: `${label} restored successfully`,
    failure: `Failed to restore ${label.toLowerCase()}`,
  }
}

async function restore(request: Request, entry: number, { username }: User) {
  const { undo, done, failure } = undoOf(entry, username)
  const result = await makeChange<unknown>(undo)
  if (result.ok) return redirectToList(request, { title: done })
  return failed(request, result, failure)
}
