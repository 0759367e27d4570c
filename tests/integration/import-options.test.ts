/** The options of a file import: what was typed stays where one of them is refused (IMPORT-9). */
import { expect, test } from 'vitest'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel } from '#tests/support/panel.ts'

const panel = givenPanel()

const post = (path: string, body: URLSearchParams | FormData) =>
  panel.request(path, { method: 'POST', body, headers: { Cookie: panel.cookie, Origin: panel.site.origin } })

test('a wrong option is told at its field, and every other one stays as it was typed', async () => {
  const upload = new FormData()
  upload.append('intent', 'upload')
  upload.append('file', new File(['Name,Price,Extra\nSamsung Galaxy S24 Ultra,"PKR 300,000",x\n'], 'list-2026-10.csv'))
  const path = (await post('/admin/import', upload)).headers.get('Location') ?? ''
  const page = await (await panel.request(path, { headers: { Cookie: panel.cookie } })).text()
  const [form] = formsIn(page).filter(({ fields }) => fields.some(([name]) => name === 'source'))
  const typed = { source: 'Hafeez Centre', date: '2099-01-01', kind: 'list', mode: 'both', 'column-2': 'seller' }
  const fields = { ...Object.fromEntries(form?.fields ?? []), ...typed, replacesEdited: 'on', intent: 'import' }
  const refused = await post(path, new URLSearchParams(fields))
  const html = await refused.text()
  expect([refused.status, html]).toEqual([422, expect.stringContaining('Use a date until today')])
  const [again] = formsIn(html).filter(({ fields }) => fields.some(([name]) => name === 'source'))
  expect(Object.fromEntries(again?.fields ?? [])).toMatchObject(typed)
  expect(again?.checkboxes.filter(({ isChecked }) => isChecked).map(({ name }) => name)).toEqual(['replacesEdited'])
})
