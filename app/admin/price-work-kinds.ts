/** The kinds of phones whose price needs work (ADMIN-17). Pure. */

import { NEWEST_DAYS } from '#app/prices/doubt.ts'
import { FRESH_DAYS, MOST_VIEWED } from '#app/prices/freshness.ts'
import type { PhoneSort } from './phone-sorts.ts'

export const priceWorkKinds = ['viewed', 'old', 'missing', 'sold-out', 'reported'] as const
export type PriceWorkKind = (typeof priceWorkKinds)[number]

/** The kind that a page begins with: what readers look at most. */
export const FIRST_KIND = 'viewed'

/** The kind with this name, else the first. */
export const priceWorkNamed = (name: string | null): PriceWorkKind =>
  priceWorkKinds.find(kind => kind === name) ?? FIRST_KIND

/** How a list is sorted at first: old prices by age. */
export const priceWorkSort = (kind: PriceWorkKind): PhoneSort => (kind === 'old' ? 'age' : 'views')

/** What a list can be sorted by. */
export const priceWorkSorts = (kind: PriceWorkKind): PhoneSort[] =>
  kind === 'missing' ? ['name', 'views'] : ['name', 'price', 'age', 'views']

type Texts = { title: string; about: string; none: string }

export const priceWorkTexts: Record<PriceWorkKind, Texts> = {
  viewed: {
    title: `Most viewed, not checked in ${FRESH_DAYS} days`,
    about: `Of the ${MOST_VIEWED} phones that readers look at most, those without a price or with one that nobody has checked since.`,
    none: 'No phone that readers looked at waits for a price.',
  },
  old: {
    title: `Prices older than ${NEWEST_DAYS} days`,
    about: 'Phones that could still be had when somebody looked last.',
    none: 'Every price is younger than that.',
  },
  missing: {
    title: 'Phones without a price',
    about: 'Phones of which no price is known, and which nobody found sold out.',
    none: 'Every phone has a price.',
  },
  'sold-out': {
    title: 'Sold out',
    about: 'A list or an editor found them sold out, and no newer price is known. A price takes them off this list.',
    none: 'No phone is known to be sold out.',
  },
  reported: {
    title: 'Open price reports',
    about: 'Readers saw another price. The report says when, and is closed there.',
    none: 'No price report is open.',
  },
}
