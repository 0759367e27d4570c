import { expect, test } from 'vitest'
import { findPhoneById } from '#app/phones/phones.server.ts'
import type { PhoneRecord } from '#app/phones/save.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { givenPhone } from '#tests/support/given.ts'
import { nearestRecent } from './nearest-recent.server.ts'
import { search } from './search.server.ts'

const priced = (slug: string, rupees: number, daysAgo: number, given: Partial<PhoneRecord> = {}) =>
  givenPhone({
    slug,
    name: `Samsung ${slug}`,
    price: `Rs ${rupees}`,
    priceOrigin: { source: 'test', date: todayInPakistan(Date.now() - daysAgo * DAY_MS), kind: 'retail' },
    ...given,
  })
test('where 5G is asked for, the best phone within the budget without it is named too', () => {
  const of5g = (slug: string, rupees: number, daysAgo: number, technology: string, processor = 'Helio G99') =>
    priced(slug, rupees, daysAgo, {
      brand: 'tecno',
      shortSpecs: { ram: '8GB', processor },
      specifications: [
        { category: 'Network', specs: [{ feature: 'Technology', value: technology }, ...bands(technology)] },
      ],
    })
  const bands = (technology: string) =>
    /5G/.test(technology) ? [{ feature: '5G bands', value: '1, 41, 78 SA/NSA' }] : []
  of5g('old-5g', 45_000, 200, 'GSM / HSPA / LTE / 5G')
  of5g('near-5g', 60_000, 10, 'GSM / HSPA / LTE / 5G')
  expect(nearestRecent(search('tecno 5g phone under 50000'))).toMatchObject({ without5g: null })
  of5g('slow-4g', 40_000, 10, 'GSM / HSPA / LTE', 'Unisoc SC9863A')
  of5g('quick-4g', 48_000, 10, 'GSM / HSPA / LTE')
  of5g('dear-4g', 52_000, 10, 'GSM / HSPA / LTE')
  expect(nearestRecent(search('tecno 5g phone under 50000'))?.without5g?.slug).toBe('quick-4g')
})

const nearest = (q: string) => findPhoneById(nearestRecent(search(q))?.id ?? '')?.slug ?? null

test('where no price of the results is recent, the cheapest phone above the budget with one is named', () => {
  priced('within', 45_000, 200)
  priced('older', 52_000, 200)
  expect(nearest('samsung under 50000')).toBeNull()
  priced('dear', 90_000, 10)
  priced('near', 60_000, 10)
  expect(nearest('samsung under 50000')).toBe('near')
  expect(nearestRecent(search('samsung under 50000'))?.budgetPkr).toBe(50_000)
  expect(nearest('samsung'), 'without a budget').toBeNull()
  priced('recent', 48_000, 10)
  expect(nearest('samsung under 50000'), 'beside a recent one').toBeNull()
})
