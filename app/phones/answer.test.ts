import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { answerOf, knownFacts } from './answer.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const tables = bundledTables()
const phones = readCatalogPhones()
const answerFor = (slug: string) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  if (!phone) throw new Error(slug)
  return answerOf(phone, deriveFacts(phone, tables), now)
}

test('a smartphone is answered by its speed, what speaks for and against it, and six facts', () => {
  expect(answerFor('infinix-hot-60-pro')).toEqual({
    verdict: 'Probably smooth for WhatsApp and video, not for heavy games.',
    pros: ['AMOLED screen, 144 Hz', 'Charges fast: 45 W'],
    cons: ['No 5G'],
    facts: [
      { id: 'display', label: 'Display', text: '6.78" AMOLED 144 Hz' },
      { id: 'processor', label: 'Processor', text: 'Helio G200' },
      { id: 'ram', label: 'RAM', text: '8 GB' },
      { id: 'storage', label: 'Storage', text: '128 GB' },
      { id: 'camera', label: 'Main Camera', text: '50 MP' },
      { id: 'battery', label: 'Battery', text: '5,160 mAh, 45 W' },
    ],
    further: ['13 MP selfie', 'IP64', 'NFC', 'headphone jack', 'infrared'],
  })
})

test('a keypad phone is answered by what it is bought for, and what no source tells is not known', () => {
  const { pros, cons, facts } = answerFor('nokia-105-4g-2023')
  expect([...pros, ...cons]).toEqual([])
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Battery: 1,450 mAh',
    'SIMs: 2 SIMs',
    'FM radio: Yes',
    'Torch: Not known',
    'Loudspeaker: Yes',
    'Headphones: Yes',
  ])
})

test('of a keypad phone what is known is shown, and what no source tells is named', () => {
  const phone = phones.find(({ slug }) => slug === 'nokia-108-4g-2024')
  if (!phone) throw new Error('the phone is not in the catalogue')
  const { facts, unknown } = knownFacts(answerFor(phone.slug).facts, phone, deriveFacts(phone, tables))
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Battery: 1,450 mAh',
    'SIMs: 2 SIMs',
    'FM radio: Yes',
    '4G: Yes',
    'Display: 2" TFT',
  ])
  expect(unknown).toEqual(['Torch', 'Loudspeaker'])
})

test('of a phone of which nothing is stored nothing is said', () => {
  expect(answerOf({ name: 'X1', shortSpecs: {}, specifications: [] }, null, now)).toEqual({
    verdict: '',
    pros: [],
    cons: [],
    facts: [],
    further: [],
  })
})

test('no phone of the catalogue is said to be both good and bad at one thing', () => {
  for (const phone of phones) {
    const { pros, cons, facts } = answerOf(phone, deriveFacts(phone, tables), now)
    const things = [...pros, ...cons].map(
      point => /battery|lasts|charge|screen|camera|zoom|5G|security/i.exec(point)?.[0] ?? point,
    )
    expect(new Set(things).size, `${phone.slug}: ${[...pros, ...cons].join('; ')}`).toBe(things.length)
    expect(facts.length).toBeLessThanOrEqual(6)
  }
})

test('of a chip that was not measured itself the verdict is said with a doubt', () => {
  const [phone] = phones.filter(({ slug }) => slug === 'samsung-galaxy-a56')
  if (!phone) throw new Error('the phone is not in the catalogue')
  const facts = deriveFacts(phone, tables)
  if (!facts.speed) throw new Error('its speed is not known')
  const estimated = { ...facts, speed: { ...facts.speed, confidence: 'low' as const } }
  expect(answerOf(phone, facts, now).verdict).toBe('Fast enough for most games.')
  expect(answerOf(phone, estimated, now).verdict).toBe('Probably fast enough for most games.')
})

test('promises for the world count as those that name no region, and others not', () => {
  const phone = phones.find(({ slug }) => slug === 'oneplus-nord-ce-2-5g')
  if (!phone) throw new Error('no such phone')
  const facts = deriveFacts(phone, tables)
  const until = (region: string) =>
    answerOf(
      phone,
      {
        ...facts,
        updates: {
          ...facts.updates,
          securityUntil: {
            value: { date: '2025-02-17', isMinimum: false, region },
            source: { id: 'rule', url: null, date: null },
            confidence: 'medium',
          },
        },
      },
      now,
    ).cons.includes('Security updates ended in February 2025')
  expect([until('world'), until('Europe')]).toEqual([true, false])
})

test('games, panels and 5G are said as far as the facts of each phone go (PHONE-16)', () => {
  const said = phones.map(phone => {
    const facts = deriveFacts(phone, tables)
    const { verdict, pros } = answerOf(phone, facts, now)
    const of5g = Object.values(facts.network?.value.operators ?? {}).map(({ nr }) => nr.status)
    const claims = {
      games: !/also in heavy games/i.test(verdict) || (facts.graphics?.value.score ?? 100) >= 30,
      panel: !pros.some(point => point.startsWith('AMOLED')) || /amoled/i.test(phone.shortSpecs.display ?? ''),
      fiveG: !pros.includes('5G works in Pakistan') || of5g.includes('full') || of5g.includes('good'),
    }
    return { slug: phone.slug, ...claims }
  })
  expect(said.filter(({ games, panel, fiveG }) => !(games && panel && fiveG))).toEqual([])
  expect(answerFor('huawei-pura-70').verdict).toBe('Fast enough for most games.')
  expect(answerFor('oppo-f27-pro-plus').pros).toContain('Works on some 5G in Pakistan')
})

test('a phone that takes no memory card says so, and a phone with keys that it folds', () => {
  expect(answerFor('samsung-galaxy-a56').cons).toEqual(['No memory card slot'])
  expect(answerFor('nokia-2660-flip').verdict).toBe('A folding phone with keys, for calls and messages.')
  expect(answerFor('nokia-110-4g').verdict).toBe('A phone with keys, for calls and messages.')
})
