import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { mergePhones } from './merge.server.ts'
import { countView, writeViews } from './views.server.ts'

keepTables()

const CHROME = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const pageRequest = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: { 'user-agent': CHROME, ...headers },
})

const viewsOf = (id: string) => db().$client.prepare('SELECT views FROM mobiles WHERE id = ?').pluck().get(id)

test('views are written in one batch, and change neither the version of the phone nor that of the content', async () => {
  const phone = givenPhone()
  const other = givenPhone()
  const version = contentVersion()
  for (let times = 0; times < 3; times++) countView(pageRequest(), phone.id)
  countView(pageRequest(), other.id)
  countView(pageRequest(), '00000000-0000-4000-8000-000000000000')
  expect(viewsOf(phone.id)).toBe(0)
  await writeViews()
  await writeViews()
  expect([viewsOf(phone.id), viewsOf(other.id)]).toEqual([3, 1])
  expect(contentVersion()).toBe(version)
  expect(db().$client.prepare('SELECT version FROM mobiles WHERE id = ?').pluck().get(phone.id)).toBe(phone.version)
})

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program without a name', { 'user-agent': '' }],
  ['a prefetch by the browser', { 'sec-purpose': 'prefetch' }],
  ['a conditional request', { 'if-none-match': 'W/"abc"' }],
])('%s is not counted', async (_, headers: Record<string, string>) => {
  const phone = givenPhone()
  countView(pageRequest(headers), phone.id)
  countView(pageRequest({}, 'HEAD'), phone.id)
  await writeViews()
  expect(viewsOf(phone.id)).toBe(0)
})

test('views of an entry that was merged meanwhile are of the phone that it became', async () => {
  const [stays, goes] = [givenPhone(), givenPhone()]
  countView(pageRequest(), goes.id)
  mergePhones({ stays: stays.id, goes: goes.id, versions: { stays: 1, goes: 1 } }, {}, 'editor')
  await writeViews()
  expect(viewsOf(stays.id)).toBe(1)
})

test('views whose commit fails are written with the next ones', async () => {
  const phone = givenPhone()
  // A commit fails where a reference is checked only then.
  db().$client.exec(`
    CREATE TABLE parents (id PRIMARY KEY);
    CREATE TABLE children (parent REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER fail_at_commit UPDATE OF views ON mobiles BEGIN INSERT INTO children VALUES (1); END`)
  countView(pageRequest(), phone.id)
  await expect(writeViews()).rejects.toThrow('FOREIGN KEY')
  db().$client.exec('DROP TRIGGER fail_at_commit; DROP TABLE children; DROP TABLE parents')
  countView(pageRequest(), phone.id)
  await writeViews()
  expect(viewsOf(phone.id)).toBe(2)
})
