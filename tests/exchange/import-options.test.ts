/** The options of a file import: what was typed stays where one of them is refused (IMPORT-9). */
import { expect, test } from 'vitest'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel } from '#tests/support/panel.ts'
import { xlsxOf } from '#tests/support/xlsx.ts'

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

test('a pasted message is previewed line by line; an empty one is told at its field, and the sender stays (IMPORT-17)', async () => {
  const refused = await post(
    '/admin/import',
    new URLSearchParams({ intent: 'paste', text: ' ', sender: 'Ali Mobiles' }),
  )
  const html = await refused.text()
  expect([refused.status, html]).toEqual([422, expect.stringContaining('Paste the message')])
  expect(html).toContain('value="Ali Mobiles"')
  const unnamed = await post('/admin/import', new URLSearchParams({ intent: 'paste', text: 'A06 18,999', sender: ' ' }))
  expect([unnamed.status, await unnamed.text()]).toEqual([422, expect.stringContaining('Say which shop sent it')])
  const text = 'Aoa\n*SAMSUNG*\nGalaxy S24 Ultra 12/512 300,000\nGalaxy S99 Pro 8/128 52,000'
  const sent = await post('/admin/import', new URLSearchParams({ intent: 'paste', text, sender: 'Ali Mobiles' }))
  const page = await (
    await panel.request(sent.headers.get('Location') ?? '', { headers: { Cookie: panel.cookie } })
  ).text()
  expect(page).toContain('Preview of Ali Mobiles')
  expect(page).toContain('value="Ali Mobiles"')
  expect(page).toContain('Not a price line (1)')
  expect(page).not.toContain('there is no price in this line')
  expect(page).toMatch(/data-label="As sent"[^>]*>Galaxy S24 Ultra 12\/512 300,000</)
  expect(page).toContain('href="/admin?new=mobile&amp;name=Samsung+Galaxy+S99+Pro&amp;brand=samsung"')
  const shown = async () => (await panel.request('/admin/import', { headers: { Cookie: panel.cookie } })).text()
  const pasted = formsIn(await shown()).find(({ fields }) => fields.some(([name]) => name === 'sender'))
  expect(Object.fromEntries(pasted?.fields ?? [])).toMatchObject({ text, sender: 'Ali Mobiles' })
  await post(sent.headers.get('Location') ?? '', new URLSearchParams({ intent: 'discard' }))
  expect(await shown()).not.toContain('Galaxy S99 Pro')

  const long = `Galaxy S99 Pro 8/128 52,000\n${'Hello\n'.repeat(20_000)}`
  const whole = await post('/admin/import', new URLSearchParams({ intent: 'paste', text: long, sender: 'Ali Mobiles' }))
  expect(whole.status).toBe(303)
  expect(await shown()).not.toContain('Galaxy S99 Pro')
})

test('another sheet of a spreadsheet is chosen in the preview', async () => {
  const sheet = (name: string) =>
    `<row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Price</t></is></c></row><row><c t="inlineStr"><is><t>${name}</t></is></c><c><v>52000</v></c></row>`
  const upload = new FormData()
  upload.append('intent', 'upload')
  upload.append(
    'file',
    new File([xlsxOf({ First: sheet('Phone of one'), Second: sheet('Phone of two') })], 'list.xlsx'),
  )
  const path = (await post('/admin/import', upload)).headers.get('Location') ?? ''
  const shown = async (at: string) => (await panel.request(at, { headers: { Cookie: panel.cookie } })).text()
  expect(await shown(path)).toContain('Phone of one')
  const chosen = await post(path, new URLSearchParams({ intent: 'import', sheet: 'Second' }))
  const second = await shown(chosen.headers.get('Location') ?? '')
  expect(second).toContain('Phone of two')
  expect(second).not.toContain('Phone of one')
  expect(second).toContain('You changed how the file is read')
})
