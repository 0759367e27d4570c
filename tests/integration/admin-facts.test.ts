import { expect, test } from 'vitest'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel } from '#tests/support/panel.ts'
import { a55 } from '#tests/support/phones.ts'

const panel = givenPanel()
const edit = `/admin?edit=${a55.id}`
const form = async () => (await panel.request(edit, { headers: { Cookie: panel.cookie } })).text()
const post = (fields: Record<string, string>) =>
  panel.request(edit, {
    method: 'POST',
    body: new URLSearchParams({ id: a55.id, ...fields }),
    headers: { Cookie: panel.cookie },
  })
const facts = async () => (await panel.request(`/api/mobiles${a55.path}/facts`)).json()
const statement = {
  intent: 'state-fact',
  fact: 'battery.ratedMah',
  value: '5100',
  source: 'samsung.com',
  url: 'https://www.samsung.com/pk/',
  date: '2026-11',
  confidence: 'medium',
}

test('the form of a phone lists its facts with their sources (ADMIN-16)', async () => {
  const html = await form()
  expect(html).toMatch(/battery\.ratedMah<\/span>.{0,80}5000<\/span>.{0,80}gsmarena-2026-05/)
})

test('a wrong statement is explained at its field, and what was typed stays', async () => {
  const response = await post({ ...statement, value: 'large', source: '' })
  expect(response.status).toBe(422)
  const html = await response.text()
  const described = (name: string) => {
    const id = `statement-${name}`
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*aria-describedby="[^"]*${id}-error`))
    return new RegExp(`id="${id}-error"[^>]*>([^<]*)`).exec(html)?.[1]
  }
  expect(described('value')).toContain('number')
  expect(described('source')).toBe('Say where you read it')
  expect(html).toMatch(/<textarea[^>]*name="value"[^>]*>large<\/textarea>/)
  expect(html).toMatch(/<option value="battery\.ratedMah" selected/)
  expect((await facts()).battery.ratedMah).toBe(5000)
})

/** The fields of the form of statements, as it is shown again. */
const shown = (html: string) =>
  Object.fromEntries(formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'confidence'))?.fields ?? [])

test('a statement that contradicts the specification is asked about once, with both values (ADMIN-16)', async () => {
  const asked = await post({ ...statement, value: '4800' })
  const html = await asked.text()
  expect(asked.status).toBe(422)
  expect(/id="statement-value-error"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(
    'The specification says 5000 mAh, you state 4800 mAh. State it once more to keep your value, or correct the specification above.',
  )
  expect(shown(html)).toMatchObject({ value: '4800', source: 'samsung.com', confirmed: 'battery.ratedMah=4800' })
  expect((await facts()).battery.ratedMah).toBe(5000)
  // Another value is another question.
  expect((await post({ ...shown(html), intent: 'state-fact', value: '4700' })).status).toBe(422)
  expect((await post({ ...shown(html), intent: 'state-fact' })).status).toBe(303)
  expect((await facts()).battery.ratedMah).toBe(4800)
  // What was confirmed is not asked about again, nor what agrees, or that the value is not known.
  for (const value of ['4800', '5000', '']) {
    expect((await post({ ...statement, value, source: 'the box' })).status).toBe(303)
  }
  expect((await post({ intent: 'remove-statement', fact: 'battery.ratedMah' })).status).toBe(303)
})

test('a statement is stored, shown, and can be removed', async () => {
  const response = await post({ ...statement, confirmed: 'battery.ratedMah=5100' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, `${edit}#facts`])
  const { battery } = await facts()
  expect(battery.ratedMah).toBe(5100)
  expect(battery.origins.ratedMah).toEqual({
    source: { id: 'samsung.com', url: 'https://www.samsung.com/pk/', date: '2026-11' },
    confidence: 'medium',
  })
  expect(await form()).toContain('Remove the statement on battery.ratedMah')
  const exported = await (await panel.request('/api/export/json', { headers: { Cookie: panel.cookie } })).json()
  const phone = exported.mobiles.find(({ id }: { id: string }) => id === a55.id)
  expect(phone.factOverrides).toMatchObject([{ fact: 'battery.ratedMah', value: 5100 }])
  expect((await post({ intent: 'remove-statement', fact: 'battery.ratedMah' })).status).toBe(303)
  expect((await facts()).battery.ratedMah).toBe(5000)
  expect(await form()).not.toContain('Remove the statement on')
})
