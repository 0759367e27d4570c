import { expect, test } from 'vitest'
import { describedPhone, sourcePhones } from '#tests/support/source-phones.ts'
import { deriveFacts } from './derive.ts'
import { factRows, readStatement } from './statement.ts'
import { bundledTables } from './tables/bundled.server.ts'

const typed = (values: object) => readStatement({ source: 'samsung.com', confidence: 'high', ...values })

test.each([
  ['battery.ratedMah', '5100', 5100],
  ['jack', 'Yes', true],
  ['jack', 'false', false],
  ['nfc', 'yes', 'yes'],
  ['kind', 'foldable', 'foldable'],
  ['water', '{"code":"IP68","level":8}', { code: 'IP68', level: 8 }],
  ['weightG', '', null],
])('%s stated as "%s" has the value %j', (fact, value, expected) =>
  expect(typed({ fact, value })).toMatchObject({ ok: true, override: { fact, value: expected } }),
)

test.each([
  [{ fact: '', value: '1' }, 'fact', 'Choose a fact'],
  [{ fact: 'battery.ratedMah', value: 'large' }, 'value', /number/],
  [{ fact: 'size', value: '{"heightMm":150}' }, 'value', /^widthMm: /],
  [{ fact: 'size', value: '{"heightMm":1}' }, 'value', 'heightMm: Possible: 20 to 400'],
  [{ fact: 'battery.ratedMah', value: '999999' }, 'value', 'Possible: 300 to 30000 mAh'],
  [{ fact: 'screen.refreshHz', value: '1920' }, 'value', 'Possible: 30 to 240 Hz'],
  [{ fact: 'jack', value: 'yes', source: ' ' }, 'source', 'Say where you read it'],
  [{ fact: 'jack', value: 'yes', url: 'javascript:alert(1)' }, 'url', /http/],
  [{ fact: 'jack', value: 'yes', date: 'May' }, 'date', /2024-09/],
])('%j is refused at %s', (values, field, message) => {
  const result = typed(values)
  expect(result).toMatchObject({ ok: false, errors: { [field]: expect.stringMatching(message) } })
})

test('every known fact of a phone can be stated as the list shows it', () => {
  const tables = bundledTables()
  for (const phone of sourcePhones().slice(0, 200)) {
    for (const { fact, text } of factRows(deriveFacts(describedPhone(phone), tables), [])) {
      if (text !== null)
        expect(typed({ fact, value: text }), `${phone.slug} ${fact} ${text}`).toMatchObject({ ok: true })
    }
  }
})
