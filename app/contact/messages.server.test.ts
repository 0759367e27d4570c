import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deletePhone } from '#app/phones/edit.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { deleteOldSubmissions, submissionWait } from './limits.server.ts'
import { emptyMessage, type NewMessage, replyLink } from './message.ts'
import { changeMessage, countMessages, deleteOldMessages, findMessage, listMessages } from './messages.server.ts'
import { receiveMessage } from './receive.server.ts'
import { contactForm, priceReportForm } from './schema.ts'

const NOW = Date.UTC(2026, 10, 1, 12)
const HOUR_MS = 60 * 60 * 1000

const contact = (more: Partial<NewMessage> = {}): NewMessage => ({
  ...emptyMessage,
  kind: 'contact',
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@example.com',
  subject: 'feedback',
  text: 'Thank you.',
  ...more,
})

const send = (more: Partial<NewMessage> = {}, { address = '10.0.0.1', now = NOW } = {}) =>
  receiveMessage(contact(more), { address, now })
const texts = (filter: 'all' | 'unread' | 'marked' = 'all') =>
  listMessages(filter, { limit: 99, offset: 0 }).map(message => message.text)

describe('receiving', () => {
  test('a message that waited for a connection is stored once, however late it is sent again (OFFLINE-5)', async () => {
    const receive = (now: number, writtenAt?: number) =>
      receiveMessage(contact(), { address: null, now, ...(writtenAt ? { writtenAt } : {}) })
    // The first try came through, but not its response.
    await receive(NOW + 1000)
    await receive(NOW + 9 * DAY_MS, NOW)
    expect(texts()).toHaveLength(1)
    // The same words written later are another message, and no time in the future or long ago makes them one.
    await receive(NOW + 9 * DAY_MS, NOW + 8 * DAY_MS)
    await receive(NOW + 18 * DAY_MS, NOW + 99 * DAY_MS)
    expect(texts()).toHaveLength(3)
    await receive(NOW + 90 * DAY_MS, 1)
    expect(texts()).toHaveLength(4)
  })

  test('a duplicate message is accepted but not stored again within a day', async () => {
    expect([await send(), await send({}, { now: NOW + DAY_MS - 1 })]).toEqual([{ ok: true }, { ok: true }])
    expect(texts()).toHaveLength(1)
    await send({ email: 'other@example.com' })
    await send({}, { now: NOW + DAY_MS })
    expect(texts()).toHaveLength(3)
  })

  test('an address may send five messages an hour; other addresses are not affected', async () => {
    for (let index = 0; index < 5; index += 1) await send({ text: `${index}` }, { now: NOW + index * 60_000 })
    expect(await send({ text: 'more' }, { now: NOW + HOUR_MS / 2 })).toEqual({ ok: false, retryAfterS: 1800 })
    expect(await send({ text: '4' }, { now: NOW + HOUR_MS / 2 })).toEqual({ ok: true })
    expect(await send({ text: 'elsewhere' }, { address: '10.0.0.2' })).toEqual({ ok: true })
    expect(await send({ text: 'more' }, { now: NOW + HOUR_MS })).toEqual({ ok: true })
    expect(texts().toSorted()).toEqual(['0', '1', '2', '3', '4', 'elsewhere', 'more'])
  })

  test('a crowd closes the form for nobody: each address may still send one message', async () => {
    for (let index = 0; index < 30; index += 1) await send({ text: `${index}` }, { address: `10.0.${index}.1` })
    expect(await send({ text: 'hello' }, { address: '192.0.2.1' })).toEqual({ ok: true })
    expect(await send({ text: 'again' }, { address: '192.0.2.1' })).toEqual({ ok: false, retryAfterS: 3600 })
    expect(await send({ text: 'again' }, { address: '192.0.2.1', now: NOW + HOUR_MS })).toEqual({ ok: true })
  })

  test.each([
    ['IPv4', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
    ['IPv6', (index: number) => `2001:db8:1:${index}::/64`, '2001:db8:2:1::/64'],
  ])('a network (%s) may send twenty messages an hour, another network as many', async (_, addressOf, elsewhere) => {
    for (let index = 0; index < 20; index += 1)
      expect(await send({ text: `${index}` }, { address: addressOf(index) })).toEqual({ ok: true })
    expect(await send({ text: 'more' }, { address: addressOf(99) })).toEqual({ ok: false, retryAfterS: 3600 })
    expect(await send({ text: 'more' }, { address: elsewhere })).toEqual({ ok: true })
  })

  test('the signed-in are not limited', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect(await receiveMessage(contact({ text: `${index}` }), { address: null, now: NOW })).toEqual({ ok: true })
    }
    expect(submissionWait('10.0.0.1', NOW)).toBe(0)
  })

  test('addresses are deleted as soon as they no longer count', async () => {
    await send()
    deleteOldSubmissions(NOW + HOUR_MS - 1)
    const addresses = () => db().$client.prepare('SELECT address FROM message_sendings').pluck().all()
    expect(addresses()).toEqual(['10.0.0.1'])
    deleteOldSubmissions(NOW + HOUR_MS)
    expect(addresses()).toEqual([])
    expect(submissionWait('10.0.0.1', NOW)).toBe(0)
  })
})

describe('stored messages', () => {
  test('are listed newest first, by page, and filtered by unread and marked', async () => {
    for (let day = 0; day < 4; day += 1) await send({ text: `day ${day}` }, { now: NOW + day * DAY_MS })
    expect(listMessages('all', { limit: 2, offset: 1 }).map(message => message.text)).toEqual(['day 2', 'day 1'])
    const [newest, second] = listMessages('all', { limit: 2, offset: 0 })
    await changeMessage(newest?.id ?? '', { isRead: true })
    await changeMessage(second?.id ?? '', { isMarked: true })
    expect(texts('unread')).toEqual(['day 2', 'day 1', 'day 0'])
    expect(texts('marked')).toEqual(['day 2'])
    expect([countMessages('all'), countMessages('unread'), countMessages('marked')]).toEqual([4, 3, 1])
    expect(await changeMessage('no-such-id', { isRead: true })).toBe(false)
  })

  test('are deleted after two years', async () => {
    const at = (years: number, days: number) => NOW - (years * 365 + days) * DAY_MS
    await send({ text: 'just over' }, { now: at(2, 0) })
    await send({ text: 'just under' }, { now: at(2, 0) + 1 })
    await send({ text: 'fresh' })
    expect(deleteOldMessages(NOW)).toBe(1)
    expect(texts()).toEqual(['fresh', 'just under'])
    expect(deleteOldMessages(NOW + 730 * DAY_MS)).toBe(2)
  })

  test('a price report survives the deletion of its phone and still names it', async () => {
    const phone = givenPhone({ name: 'Galaxy A55' })
    const report = { kind: 'price-report', subject: null, mobileId: phone.id, mobileName: phone.name } as const
    await receiveMessage(contact({ ...report, pricePkr: 90_000, place: 'Saddar' }), { address: 'a', now: NOW })
    expect(deletePhone(phone.id, 'admin').ok).toBe(true)
    const [stored] = listMessages('all', { limit: 1, offset: 0 })
    expect(findMessage(stored?.id ?? '')).toMatchObject({ mobileId: null, mobileName: 'Galaxy A55', pricePkr: 90_000 })
  })

  test('each list uses its index', async () => {
    const plan = (where: string) =>
      db()
        .$client.prepare(
          `EXPLAIN QUERY PLAN SELECT * FROM messages ${where} ORDER BY created_at DESC, id DESC LIMIT 20`,
        )
        .all()
        .map(row => (row as { detail: string }).detail)
        .join()
    expect(plan('')).toMatch(/messages_created/)
    expect(plan('WHERE is_read = 0')).toMatch(/messages_unread/)
    expect(plan('WHERE is_marked = 1')).toMatch(/messages_marked/)
  })
})

describe('validation', () => {
  const typed = {
    firstName: ' Ayesha ',
    lastName: 'Khan',
    email: 'ayesha@example.com',
    phone: '',
    subject: 'pricing',
    message: 'One\r\ntwo',
  }
  const problems = (schema: typeof contactForm | typeof priceReportForm, value: object) =>
    schema.safeParse(value).error?.issues.map(issue => `${String(issue.path[0])}: ${issue.message}`) ?? []

  test('a valid form is normalised', () => {
    expect(contactForm.parse(typed)).toEqual({ ...typed, firstName: 'Ayesha', phone: null, message: 'One\ntwo' })
  })

  test('an empty form has one message for each required field', () => {
    expect(problems(contactForm, {})).toEqual([
      'firstName: Enter your first name',
      'lastName: Enter your last name',
      'email: Enter your e-mail address',
      'subject: Choose what it is about',
      'message: Write your message',
    ])
    expect(problems(priceReportForm, { price: '', place: '  ', email: '', note: '' })).toEqual([
      'price: Enter the price that you saw',
      'place: Say where you saw it: a shop or a link',
    ])
  })

  test.each(['ayesha', 'ayesha@', '@example.com', 'a b@example.com', 'a@b', 'a@example.com\nBcc: x@y.z'])(
    'no e-mail address: %j',
    email => {
      const expected = ['email: Enter an e-mail address such as name@example.com']
      expect(problems(contactForm, { ...typed, email })).toEqual(expected)
      expect(problems(priceReportForm, { price: '45000', place: 'x', email, note: '' })).toEqual(expected)
    },
  )

  test.each([
    ['0300 1234567', true],
    ['+92 (300) 123-4567', true],
    ['123', false],
    ['call me', false],
  ])('phone number %j is valid: %j', (phone, isValid) => {
    expect(problems(contactForm, { ...typed, phone })).toHaveLength(isValid ? 0 : 1)
  })

  test('a price is parsed in any format, and must be a number', () => {
    const report = { place: 'Saddar', email: '', note: '' }
    expect(priceReportForm.parse({ ...report, price: 'Rs. 84,999/-' }).price).toBe(84_999)
    expect(priceReportForm.parse({ ...report, price: '1.25 lakh' }).price).toBe(125_000)
    expect(problems(priceReportForm, { ...report, price: 'Rs 12' })).toEqual([
      'price: No phone costs this. Type the whole price in rupees, such as 84,999.',
    ])
    for (const price of ['cheap', '$ 300', '54,999 - 59,999']) {
      expect(problems(priceReportForm, { ...report, price })).toEqual([
        'price: Enter the price in rupees, such as 84,999',
      ])
    }
  })

  test('a reply link has one recipient and one subject for any address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), email => {
        const link = replyLink({ email, subject: 'pricing', mobileName: null }) ?? ''
        expect(link).toMatch(/^mailto:[^?&]*\?subject=[^?&]*$/)
      }),
    )
  })
})
