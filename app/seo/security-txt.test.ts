import { expect, test } from 'vitest'
import { securityText } from './security-txt.ts'

const NOW = Date.parse('2026-11-22T14:30:15.123Z')
const origin = 'https://phones.example'

test('it names contact, end, language and its own address (HTTP-10)', () => {
  expect(securityText({ origin, contact: 'mailto:security@phones.example', now: NOW })).toBe(
    [
      'Contact: mailto:security@phones.example',
      'Expires: 2027-05-24T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://phones.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('without a setting the contact is the contact page', () => {
  expect(securityText({ origin, contact: null, now: NOW })).toMatch(
    /^Contact: https:\/\/phones\.example\/contact\?subject=technical\n/,
  )
})

test('it expires in the future and within a year on any day', () => {
  for (let day = 0; day < 800; day += 1) {
    const now = NOW + day * 86_400_000
    const [, expires = ''] = /Expires: (.+)/.exec(securityText({ origin, contact: null, now })) ?? []
    const days = (Date.parse(expires) - now) / 86_400_000
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(365)
  }
})
