import { expect, test } from 'vitest'
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

test('a statement is stored, shown, and can be removed', async () => {
  const response = await post(statement)
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
