/** The buttons of pasted specifications; nothing is stored before the form is saved (ADMIN-21). */

import { z } from 'zod'
import { payloadOf } from '#app/platform/forms/payload.ts'
import { INTENT } from '#app/platform/intent.ts'
import { counted } from '#app/platform/text/format.ts'
import type { ToolRun } from '../ai-tools.server.ts'
import type { PasteTool } from '../tool-intents.ts'
import { chosenRows, previewPaste, withPasted } from './compare.ts'

const formValues = z.looseObject({ paste: z.looseObject({ text: z.string().catch('') }).catch({ text: '' }) })

export function runPaste(tool: PasteTool, form: FormData): ToolRun {
  const chosen = form.getAll('paste.rows').map(String)
  const { [INTENT]: _, paste, ...typed } = formValues.parse(payloadOf(form))
  const answer = (values: Record<string, unknown>, pasted: NonNullable<ToolRun['pasted']>): ToolRun => ({
    run: String(Date.now()),
    title: 'Paste specifications',
    ...(pasted.error ? { isProblem: true as const } : {}),
    values: { ...values, paste: { text: paste.text } },
    suggested: [],
    pasted,
  })
  const none = { rows: [], unplaced: [] }
  if (tool === 'apply-paste') {
    const rows = chosenRows(chosen)
    if (rows.length === 0) return answer(typed, { ...none, error: 'Choose at least one row' })
    const message = `${counted(rows.length, 'row')} taken into the specifications below. Nothing is stored before you save.`
    return answer(withPasted(typed, rows), { ...none, message })
  }
  const preview = previewPaste(typed, paste.text)
  if (typeof preview === 'string') return answer(typed, { ...none, error: preview })
  const { rows, unplaced } = preview
  const message = `${counted(rows.length, 'row')} recognised, ${counted(unplaced.length, 'line')} not.`
  return answer(typed, { ...preview, message })
}
