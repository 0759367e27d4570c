import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { comparedPhones } from '#tests/support/compared-phones.ts'
import { emptyPool, judge } from './meaning/value.ts'
import { type JudgedPhones, type PoolPart, packPool, unpackPool } from './packed-pool.ts'

test('the judged phones are the same after they were packed', () => {
  const judged: JudgedPhones = { pool: emptyPool(), byId: new Map() }
  for (const phone of comparedPhones().values()) {
    const result = judge(judged.pool, phone)
    if (result) judged.byId.set(`id of ${phone.slug}`, result)
  }
  expect(judged.byId.size).toBe(153)
  const copy = unpackPool([...packPool(judged)].map(part => deserialize(serialize(part)) as PoolPart))
  expect(copy).toEqual(judged)
  const [[id, first] = ['', undefined]] = copy.byId
  expect(copy.pool.bySlug.get(first?.slug ?? '')).toBe(copy.byId.get(id))
})
