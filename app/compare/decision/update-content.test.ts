import { expect, test } from 'vitest'
import { comparedPhones, type FactValues, phoneNamed, withFacts } from '#tests/support/compared-phones.ts'
import { updatesContent } from './update-content.ts'

const galaxyA56 = phoneNamed(comparedPhones(), 'samsung-galaxy-a56')
const now = Date.parse('2026-11-22')

function said(updates: FactValues, withSystem = false, isMany = false): string {
  const none = { 'updates.securityUntil': null, 'updates.osUntil': null, 'updates.osUpgrades': null }
  const phone = {
    ...withFacts(galaxyA56, { ...none, ...updates }),
    releaseDate: '2024-05-23',
    pricePkr: null,
    priceGrade: null,
    priceNote: null,
    priceOrigin: null,
  }
  const content = updatesContent(phone, now, withSystem, isMany)
  return [content?.text, content?.more].filter(Boolean).join(' · ')
}
const security = (date: string, region: string | null) => ({
  'updates.securityUntil': { date, isMinimum: false, region },
})

test('a promise names the region that it was made for, also where it has ended', () => {
  expect(said(security('2025-06-06', 'Australia'))).toBe('Security updates ended in June 2025 · stated for: Australia')
  expect(said(security('2028-12-31', 'world'))).toBe('Security until December 2028 · over 2 years left')
  expect(said(security('2027-06-30', 'world'))).toBe('Security until June 2027 · over half a year left')
  expect(said({ 'updates.osUpgrades': { count: 4, region: 'Europe' } })).toBe(
    '4 Android upgrades promised · stated for: Europe',
  )
})

test('where the ends of system updates are compared the row begins with them', () => {
  const osUntil = { 'updates.osUntil': { date: '2026-04-01' } }
  expect(said({ ...security('2027-04-01', null), ...osUntil }, true)).toBe(
    'System updates ended in April 2026 · Security until April 2027',
  )
  expect(said({ ...security('2027-04-01', null), ...osUntil })).toBe('Security until April 2027')
  expect(said({ 'updates.osUpgrades': { count: 2, region: null } }, true)).toBe(
    'System updates ended about May 2026, at one a year · 2 Android upgrades promised',
  )
  expect(said({ 'updates.osUpgrades': { count: 3, region: null } }, true)).toBe(
    'System updates until about May 2027, at one a year · 3 Android upgrades promised',
  )
})

test('in narrow columns the months stand without the years that are left', () =>
  expect(said(security('2028-12-31', 'Europe'), true, true)).toBe('Security until Dec 2028 · stated for: Europe'))

test('of a phone of which only that is known it is said whether security updates still come', () => {
  expect(said({ 'updates.isSupported': false })).toBe('Security updates have ended')
  expect(said({ 'updates.isSupported': true })).toBe('Security updates still came when we last read of it')
})
