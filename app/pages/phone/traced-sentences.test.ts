import { expect, test } from 'vitest'
import type { FactOverride } from '#app/facts/overrides.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import type { PhoneRecord } from '#app/phones/save.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { loadPhonePage } from './phone-page.server.ts'

const id = '11111111-1111-4111-8111-111111111111'

const rows = (category: string, specs: Record<string, string>) => ({
  category,
  specs: Object.entries(specs).map(([feature, value]) => ({ feature, value })),
})

const described = {
  brand: 'samsung',
  slug: 'samsung-galaxy-s24-ultra',
  name: 'Samsung Galaxy S24 Ultra',
  model: 'Galaxy S24 Ultra',
  releaseDate: '2024-01-24',
  price: 'PKR 314,999',
  priceOrigin: { source: 'priceoye-2026-10', date: '2026-10', kind: 'retail' },
  shortSpecs: {
    display: '6.8 inches, Dynamic LTPO AMOLED 2X, 120Hz',
    processor: 'Snapdragon 8 Gen 3 (4 nm)',
    camera: '200 MP + 10 MP',
    battery: '5000 mAh, 65W charging',
    ram: '12GB',
    storage: '256GB',
  },
  dimensions: { weight: '170 g' },
  specifications: [
    rows('Network', { Technology: 'GSM / LTE / 5G', '5G bands': '1, 3, 41, 78' }),
    rows('Display', { Type: 'Dynamic LTPO AMOLED 2X, 120Hz' }),
    rows('Platform', { Chipset: 'Snapdragon 8 Gen 3 (4 nm)', OS: 'Android 14, up to 7 major Android upgrades' }),
    rows('Main Camera', { Modules: '200 MP, f/1.7, OIS; 10 MP (telephoto), OIS, 3x optical zoom' }),
    rows('Battery', { Type: 'Li-Ion 5000 mAh', Charging: '65W wired' }),
  ],
} satisfies Partial<PhoneRecord>

const withoutSpec = (name: keyof typeof described.shortSpecs) => ({
  shortSpecs: { ...described.shortSpecs, [name]: undefined },
})
const withoutCategory = (category: string) => ({
  specifications: described.specifications.filter(each => each.category !== category),
})

/** An editor's statement that a fact of the tables is not known. */
const unknown = (fact: FactOverride['fact']): Partial<PhoneRecord> => ({
  factOverrides: [{ fact, value: null, source: { id: 'editor', url: null, date: null }, confidence: 'high' }],
})

/** What the stored phone loses or has otherwise. */
const changes: Record<string, Partial<PhoneRecord>> = {
  price: { price: null },
  'release date': { releaseDate: '2023' },
  display: { ...withoutSpec('display'), ...withoutCategory('Display') },
  chip: { ...withoutSpec('processor'), ...withoutCategory('Platform') },
  camera: { ...withoutSpec('camera'), ...withoutCategory('Main Camera') },
  battery: { ...withoutSpec('battery'), ...withoutCategory('Battery') },
  ram: withoutSpec('ram'),
  storage: withoutSpec('storage'),
  weight: { dimensions: null },
  network: withoutCategory('Network'),
  'measured battery': unknown('battery.activeUseMinutes'),
  'security updates': unknown('updates.securityUntil'),
}

/** Every sentence, or part of one, that the server writes about the phone. */
function sentencesOf(given: Partial<PhoneRecord>): string[] {
  givenPhone({ id, ...described, factOverrides: [], ...given })
  const phone = findPhone(described.slug)
  if (!phone) throw new Error('The phone was not stored.')
  const { answer, change, review, questions, highlights, description } = loadPhonePage(phone, null)
  return [
    answer.verdict,
    ...answer.pros,
    ...answer.cons,
    ...answer.facts.map(({ text }) => text),
    ...(change ? [`${change.byPkr} since ${change.before.date}`] : []),
    ...review.split(/, (?:and )?| (?:It|The phone) brings /),
    ...questions.map(({ answer }) => answer),
    ...highlights.map(({ text }) => text),
    ...description.split(/(?<=\.) /),
  ].filter(text => text !== '')
}

test('every sentence about a phone changes or vanishes with a stored fact', () => {
  const before = sentencesOf({})
  expect(before.length).toBeGreaterThan(20)
  const traced = new Map<string, string[]>(before.map(text => [text, []]))
  for (const [fact, change] of Object.entries(changes)) {
    const after = new Set(sentencesOf(change))
    for (const [text, facts] of traced) if (!after.has(text)) facts.push(fact)
  }
  const untraced = [...traced].flatMap(([text, facts]) => (facts.length === 0 ? [text] : []))
  expect(untraced).toEqual([])
  const without = Object.keys(changes).filter(fact => ![...traced.values()].some(facts => facts.includes(fact)))
  expect(without, 'facts that no sentence depends on').toEqual([])
})
