import { expect, test } from 'vitest'
import { parseRequestBody } from './parse-body.server.ts'
import { formOf } from './parse-body.ts'

const { signal } = new AbortController()
const bytes = (text: string) => new TextEncoder().encode(text)
const bounds = { depth: 4, values: 1000 }

/** Longer than what is parsed without a worker. */
const LONG = 'x'.repeat(200 * 1024)

test.each([
  ['a short text', '{"a":[1,{"b":null}]}', { ok: true, json: { a: [1, { b: null }] } }],
  ['a long one', `{"a":"${LONG}"}`, { ok: true, json: { a: LONG } }],
  ['short brackets', '['.repeat(100), { ok: false, problem: 'too large' }],
  ['long brackets', '['.repeat(5_000_000), { ok: false, problem: 'too large' }],
  ['long pairs of brackets', `[${'[],'.repeat(2_000_000)}1]`, { ok: false, problem: 'too large' }],
  ['what is cut off', `{"a":"${LONG}`, { ok: false, problem: 'malformed' }],
  ['what is no text', `{"a":"${LONG}"}\xff`, { ok: false, problem: 'malformed' }],
])('%s of JSON', async (name, text, result) => {
  const body = name === 'what is no text' ? Uint8Array.from(Buffer.from(text, 'latin1')) : bytes(text)
  expect(await parseRequestBody({ kind: 'json', body, bounds }, signal)).toEqual(result)
})

test('a form with a long file', async () => {
  const fields = new FormData()
  fields.append('panel', 'photo')
  fields.append('photo', new File([LONG], 'ایک.jpg', { type: 'image/jpeg' }))
  fields.append('panel', 'again')
  const sent = new Response(fields)
  const body = new Uint8Array(await sent.arrayBuffer())
  const contentType = sent.headers.get('Content-Type') ?? ''
  const parsed = await parseRequestBody({ kind: 'form', body, contentType }, signal)
  if (!parsed.ok || !('fields' in parsed)) throw new Error('The form was not parsed.')
  const form = formOf(parsed.fields)
  const photo = form.get('photo') as File
  expect([form.getAll('panel'), photo.name, photo.type, await photo.text()]).toEqual([
    ['photo', 'again'],
    'ایک.jpg',
    'image/jpeg',
    LONG,
  ])
})

test.each([
  ['pairs', 'application/x-www-form-urlencoded', 'a=1&'.repeat(6000)],
  [
    'parts',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(6000),
  ],
  ['pairs with a boundary', 'application/x-www-form-urlencoded; boundary=b', 'a=1&'.repeat(60_000)],
])('a form of too many %s', async (_, contentType, text) => {
  expect(await parseRequestBody({ kind: 'form', body: bytes(text), contentType }, signal)).toEqual({
    ok: false,
    problem: 'too large',
  })
})
