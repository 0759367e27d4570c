import { expect, test } from 'vitest'
import { cardSummary, type SummaryFacts } from './card-summary.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const nothing: SummaryFacts = {
  tier: null,
  tierConfidence: null,
  graphics: null,
  fiveGHere: null,
  fiveG: null,
  fiveGConfidence: null,
  updatesUntil: null,
  updatesConfidence: null,
  isMinimum: null,
  region: null,
}
const known: SummaryFacts = {
  ...nothing,
  tier: 'fast',
  tierConfidence: 'high',
  graphics: 45,
  fiveGHere: true,
  fiveG: true,
  fiveGConfidence: 'high',
  updatesUntil: '2031-02',
  updatesConfidence: 'medium',
  isMinimum: false,
}
const summaryOf = (facts: Partial<SummaryFacts>, of = known) =>
  cardSummary({ ...of, ...facts }, now)
    .join(', ')
    .replaceAll('\u00a0', ' ')

test.each<[string, Partial<SummaryFacts>]>([
  ['fast in heavy games, 5G, updates to 2031', {}],
  ['among the fastest, 5G, updates to 2031', { tier: 'top' }],
  ['fast enough for games, 5G, updates to 2031', { tier: 'good' }],
  ['smooth every day, 5G, updates to 2031', { tier: 'everyday' }],
  ['enough for WhatsApp, 5G, updates to 2031', { tier: 'basic' }],
  ['basic speed, 5G, updates to 2031', { tier: 'minimal' }],
  // Slow graphics lower what is said of games.
  ['fast enough for games, 5G, updates to 2031', { graphics: 12 }],
  ['Probably fast in heavy games, 5G, updates to 2031', { tierConfidence: 'low' }],
  ['fast in heavy games, no 5G, updates to 2031', { fiveGHere: false, fiveG: false }],
  // Whether its 5G works here is not known; or whether it has any is only derived.
  ['fast in heavy games, 5G not confirmed here, updates to 2031', { fiveGHere: null }],
  [
    'fast in heavy games, 5G not confirmed here, updates to 2031',
    { fiveGHere: null, fiveG: false, fiveGConfidence: 'low' },
  ],
  ['fast in heavy games, 5G, updates ended 2025', { updatesUntil: '2025' }],
  ['fast in heavy games, 5G, updates to 2026', { updatesUntil: '2026' }],
  // They may come for longer, were promised elsewhere, or are only derived.
  ['fast in heavy games, 5G', { updatesUntil: '2025', isMinimum: true }],
  ['fast in heavy games, 5G', { region: 'Europe' }],
  ['fast in heavy games, 5G', { updatesConfidence: 'low' }],
])('%s', (expected, facts) => expect(summaryOf(facts)).toBe(expected))

test('of speed and updates that are not known nothing is said', () => {
  expect(summaryOf({}, nothing)).toBe('')
  expect(summaryOf({ tier: 'good' }, nothing)).toBe('fast enough for games, 5G not confirmed here')
  expect(summaryOf({ fiveG: false, fiveGConfidence: 'high' }, nothing)).toBe('no 5G')
})
