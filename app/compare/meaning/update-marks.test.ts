import { expect, test } from 'vitest'
import { comparedPhones, type FactValues, phoneNamed, withFacts } from '#tests/support/compared-phones.ts'
import { isBySystem, updatesMark } from './update-marks.ts'

const galaxyA56 = phoneNamed(comparedPhones(), 'samsung-galaxy-a56')

/** The phone of 2024 with these promises and no other ones. */
const promised = (updates: FactValues, releaseDate = '2024-05-23') => ({
  ...withFacts(galaxyA56, {
    'updates.securityUntil': null,
    'updates.osUntil': null,
    'updates.osUpgrades': null,
    ...updates,
  }),
  releaseDate,
})
const security = (date: string, region: string | null = null, isMinimum = false) =>
  promised({ 'updates.securityUntil': { date, isMinimum, region } })
const upgrades = (count: number, region: string | null = null) => promised({ 'updates.osUpgrades': { count, region } })
const both = (date: string, osUntil: string) =>
  promised({
    'updates.securityUntil': { date, isMinimum: false, region: null },
    'updates.osUntil': { date: osUntil },
  })

test('the end of security updates is compared with another one, that of the system only where one of these is unknown', () => {
  expect(updatesMark(security('2031-03'), security('2028-03'))).toBe('a')
  expect(updatesMark(security('2031-03'), upgrades(3))).toBeNull()
  expect(updatesMark(both('2031-03', '2031-03'), upgrades(3))).toBe('a')
  expect(isBySystem(both('2031-03', '2031-03'), upgrades(3))).toBe(true)
  expect(isBySystem(security('2031-03'), both('2031-03', '2028-03'))).toBe(false)
})

test('no end of system updates leads over an end of security updates as late (COMPARE-8)', () => {
  expect(updatesMark(upgrades(3), both('2027-04-01', '2026-04-01'))).toBe('open')
  expect(updatesMark(upgrades(3), both('2025-04-01', '2024-04-01'))).toBe('a')
})

test('a promise for another region, or of low confidence, earns no mark (COMPARE-8)', () => {
  expect(updatesMark(security('2031-03', 'Australia'), security('2028-03'))).toBeNull()
  expect(updatesMark(security('2031-03', 'world'), security('2028-03'))).toBe('a')
  expect(updatesMark(upgrades(6, 'Europe'), upgrades(3))).toBeNull()
  const doubtful = security('2031-03')
  if (doubtful.facts.updates.securityUntil) doubtful.facts.updates.securityUntil.confidence = 'low'
  expect(updatesMark(doubtful, security('2028-03'))).toBeNull()
  // A stated minimum can win, wherever it was stated.
  expect(updatesMark(security('2031-03', 'UK filing', true), security('2028-03'))).toBe('a')
})
