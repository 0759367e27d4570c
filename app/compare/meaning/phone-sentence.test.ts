import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactOverride } from '#app/facts/overrides.ts'
import { comparedPhones, phoneNamed, unknownFacts, withFacts } from '#tests/support/compared-phones.ts'
import { phoneParts, phoneSentence } from './phone-sentence.ts'

const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const galaxyA56 = named('samsung-galaxy-a56')
const anyPhone = fc.constantFrom(...phones.values())

const factsOfParts: Record<string, FactOverride['fact'][]> = {
  speed: ['speed'],
  battery: ['battery.activeUseMinutes', 'battery.ratedMah'],
  camera: ['camera.sensors'],
  updates: ['updates.securityUntil', 'updates.osUpgrades'],
}

test('every part of the sentence on a phone vanishes with its fact', () => {
  fc.assert(
    fc.property(anyPhone, phone => {
      for (const { fact, text } of phoneParts(phone)) {
        const left = phoneParts(withFacts(phone, unknownFacts(factsOfParts[fact] ?? [])))
        expect(left.map(part => part.fact)).not.toContain(fact)
        expect(left.map(part => part.text)).not.toContain(text)
      }
    }),
  )
})

test.each<[FactOverride['fact'], unknown, string]>([
  ['battery.activeUseMinutes', 605, '10 h 05 min in a measured day of use'],
  ['updates.securityUntil', { date: '2033-01', isMinimum: true, region: null }, 'until at least January 2033'],
  ['camera.sensors', [{ mp: 50, role: 'main', ois: false }], 'no optical stabilisation'],
  [
    'camera.sensors',
    [
      { mp: 50, role: 'main', ois: null },
      { mp: 8, role: 'telephoto', opticalZoom: 3.2 },
    ],
    ', 3.2x optical zoom,',
  ],
  ['speed', { ...galaxyA56.facts.speed?.value, score: null, tier: null, range: [16, 19] }, 'speed 16 to 19 of 100'],
  ['speed', { ...galaxyA56.facts.speed?.value, score: null, tier: null, range: [19, 19] }, ': speed 19 of 100'],
  ['speed', { ...galaxyA56.facts.speed?.value, score: 9, tier: 'minimal' }, 'very basic (speed 9 of 100)'],
])('changing %s to %j changes the sentence', (path, value, expected) => {
  const before = phoneSentence(galaxyA56)
  const after = phoneSentence(withFacts(galaxyA56, { [path]: value }))
  expect(before).not.toContain(expected)
  expect(after).toContain(expected)
})

test.each([
  [8000, 'an 8,000 mAh battery'],
  [18_650, 'an 18,650 mAh battery'],
  [1800, 'a 1,800 mAh battery'],
  [5000, 'a 5,000 mAh battery'],
])('a battery of %i is %j', (mah, expected) => {
  const phone = withFacts(galaxyA56, { 'battery.activeUseMinutes': null, 'battery.ratedMah': mah })
  expect(phoneSentence(phone)).toContain(expected)
})

test('one promised upgrade is in the singular', () => {
  const phone = withFacts(galaxyA56, {
    'updates.securityUntil': null,
    'updates.osUpgrades': { count: 1, region: null },
  })
  expect(phoneSentence(phone)).toContain('1 Android upgrade promised')
})

test('a phone of which nothing is known has no sentence', () => {
  expect(phoneSentence(withFacts(galaxyA56, unknownFacts(Object.values(factsOfParts).flat())))).toBe('')
})
