import { expect, test } from 'vitest'
import { comparedPhones, type FactValues, phoneNamed, unknownFacts, withFacts } from '#tests/support/compared-phones.ts'
import { comparedPoints, sharedPoints } from './points.ts'

const now = Date.parse('2026-11-22')
const galaxyA56 = phoneNamed(comparedPhones(), 'samsung-galaxy-a56')
const none = unknownFacts([
  'updates.securityUntil',
  'battery.activeUseMinutes',
  'battery.ratedMah',
  'charging.wiredWatts',
  'screen.panel',
  'screen.refreshHz',
  'camera.sensors',
  'camera.stabilized',
  'fiveGHere',
  'fiveG',
  'water',
  'memory.card',
])
const phoneWith = (facts: FactValues) => withFacts(galaxyA56, { ...none, ...facts })
const pointsFor = (...phones: ReturnType<typeof phoneWith>[]) =>
  comparedPoints(phones, now, () => false).map(({ pros, cons }) => [...pros, ...cons])

const zoomSensors = [
  { mp: 50, role: 'main' },
  { mp: 10, role: 'telephoto', opticalZoom: 3 },
]

test('what all have in some form is said of none (COMPARE-8)', () => {
  const fast = phoneWith({ 'charging.wiredWatts': 100, fiveG: false })
  const alike = phoneWith({ 'charging.wiredWatts': 45, fiveG: false, 'memory.card': true })
  expect(pointsFor(fast, alike)).toEqual([[], ['Takes a memory card']])
  expect(pointsFor(fast)).toEqual([['Charges fast: 100 W', 'No 5G']])
})

test('what is stated of all in the same words is said of them together', () => {
  const fast = phoneWith({ 'charging.wiredWatts': 45, fiveG: false, 'memory.card': true })
  const alike = phoneWith({ 'charging.wiredWatts': 45, fiveG: false })
  const faster = phoneWith({ 'charging.wiredWatts': 100, fiveG: false })
  expect(sharedPoints([fast, alike], now)).toEqual(['Charges fast: 45 W', 'No 5G'])
  expect(sharedPoints([fast, alike, faster], now)).toEqual(['No 5G'])
  expect(sharedPoints([fast], now)).toEqual([])
  const derived = phoneWith({ fiveG: false })
  if (derived.facts.fiveG) derived.facts.fiveG.confidence = 'low'
  expect(sharedPoints([alike, derived], now)).toEqual([])
})

test('what a phone with keys lacks too is not said of the other phone alone', () => {
  const keypad = phoneWith({ fiveG: false, kind: 'keypad' })
  expect(pointsFor(keypad, phoneWith({ fiveG: false }))).toEqual([[], []])
})

test('what is derived of the other one, or said of it by its zoom, is not said of one alone', () => {
  const without = phoneWith({ fiveG: false })
  const derived = phoneWith({ fiveG: false })
  if (derived.facts.fiveG) derived.facts.fiveG.confidence = 'low'
  expect(pointsFor(without, derived)).toEqual([[], []])
  const zooming = phoneWith({ 'camera.sensors': zoomSensors, 'camera.stabilized': true })
  expect(pointsFor(zooming, phoneWith({ 'camera.stabilized': true }))).toEqual([['3x optical zoom'], []])
})

test('of more than two phones what is shown of one is shown of each that has it', () => {
  const many = { 'charging.wiredWatts': 67, 'screen.panel': 'oled', 'screen.refreshHz': 120, 'camera.stabilized': true }
  const [first, second, third] = pointsFor(
    phoneWith({ ...many, fiveGHere: true }),
    phoneWith({ fiveGHere: true }),
    phoneWith({ 'memory.card': true }),
  )
  expect(first).toEqual(['OLED screen, 120 Hz', 'Charges fast: 67 W', 'Stabilised main camera', '5G works in Pakistan'])
  expect([second, third]).toEqual([['5G works in Pakistan'], ['Takes a memory card']])
})

test('a stabilised camera is said of a phone with zoom where it is said of another one', () => {
  const zooming = { 'camera.sensors': zoomSensors, 'camera.stabilized': true }
  const stabilised = phoneWith({ 'camera.stabilized': true })
  const [both, one] = pointsFor(phoneWith(zooming), stabilised, phoneWith({}))
  expect([both, one]).toEqual([['3x optical zoom', 'Stabilised main camera'], ['Stabilised main camera']])
})

test('nothing is said of stabilisation where another camera than the main one has it', () => {
  const sensors = [
    { mp: 50, role: 'main', ois: false },
    { mp: 50, role: 'unlabelled', ois: true },
  ]
  expect(pointsFor(phoneWith({ 'camera.sensors': sensors, 'camera.stabilized': true }), phoneWith({}))).toEqual([
    [],
    [],
  ])
})

test('no battery is called small beside a smaller one that is not', () => {
  const small = phoneWith({ 'battery.ratedMah': 4360 })
  const iphone = phoneWith({ 'battery.ratedMah': 3240, os: 'ios' })
  const big = phoneWith({ 'battery.ratedMah': 5000 })
  expect(pointsFor(small, iphone)).toEqual([[], []])
  expect(pointsFor(small, big)).toEqual([['Small battery: 4,360 mAh'], []])
})

test('a phone that leads in charging is not said to charge slowly', () => {
  const phones = [phoneWith({ 'charging.wiredWatts': 15 }), phoneWith({})]
  expect(comparedPoints(phones, now, () => false)[0]?.cons).toEqual(['Slow to charge, by today’s measure: 15 W'])
  expect(comparedPoints(phones, now, index => index === 0)[0]?.cons).toEqual([])
})
