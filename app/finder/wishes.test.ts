import { expect, test } from 'vitest'
import { wantedBy } from './wishes.ts'

const read = (query: string) => {
  const { must, nice, problems, unknown } = wantedBy(new URLSearchParams(query))
  return { must: Object.fromEntries(must), nice: Object.fromEntries(nice), problems, unknown }
}
const nothing = { must: {}, nice: {}, problems: [], unknown: [] }

test.each([
  ['must=5g,battery', { must: { fiveG: true, battery: 6000 } }],
  ['must=fiveg,AMOLED,Battery:', { must: { fiveG: true, oled: true, battery: 6000 } }],
  ['must=fiveG&must=battery:6000', { must: { fiveG: true, battery: 6000 } }],
  ['net=jazz&net=zong', { must: { net: ['jazz', 'zong'] } }],
  ['f.net=jazz,zong&f.battery=6000&f.battery=', { must: { battery: 6000, net: ['jazz', 'zong'] } }],
  ['must=5g&nice=5gg,refresh', { must: { fiveG: true }, nice: { refresh: 120 }, unknown: ['5gg'] }],
  ['must=fiveG,,&nice=', { must: { fiveG: true } }],
])('reads %s', (query, expected) => {
  expect(read(query)).toEqual({ ...nothing, ...expected })
})

test.each([
  ['must=price', { problems: [{ need: 'price', typed: '' }] }],
  ['must=battery:much,fiveG', { must: { fiveG: true }, problems: [{ need: 'battery', typed: 'much' }] }],
  ['must=constructor,a,a,b,c', { unknown: ['constructor', 'a', 'b'] }],
])('does not guess %s', (query, expected) => {
  expect(read(query)).toEqual({ ...nothing, ...expected })
})

test('shortens what it does not know', () => {
  expect(read(`must=${'x'.repeat(300)}`).unknown[0]?.length).toBeLessThanOrEqual(30)
})
