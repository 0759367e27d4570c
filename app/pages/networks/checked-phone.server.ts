/** What the networks of Pakistan are to the phone that a visitor names (NET-2). */
import type { PriceNote } from '#app/entities/phone.ts'
import { factsOf, networkTable } from '#app/facts/store.server.ts'
import { phonePath } from '#app/platform/paths.ts'
import { plainName } from '#app/pta/customs-table.ts'
import { suggest } from '#app/search/suggest.server.ts'
import { type NetworkView, networkView } from '../phone/network-view.ts'

/** Names offered beside the phone that was taken. */
const OTHERS = 4

export type CheckedPhone = {
  name: string
  path: string
  /** Whole rupees; null when there is no price. */
  pricePkr: number | null
  /** What kind of price it is, and of when. */
  priceNote: PriceNote | null
  /** Null where no facts are stored. */
  network: NetworkView | null
  /** Names of other phones that the text fits; none where it is the name of one. */
  others: string[]
}

/** Much asked for; those that the catalogue has are offered before anything is typed. */
const SAMPLES = ['Samsung Galaxy A56', 'Xiaomi Redmi Note 15 Pro 5G', 'Apple iPhone 17', 'Infinix Hot 60 Pro']

export const samplePhones = (): string[] => SAMPLES.filter(name => suggest(name).some(card => card.name === name))

/** @param text as typed; null where it finds no phone */
export function checkedPhone(text: string): CheckedPhone | null {
  const cards = suggest(text)
  const isNamed = (name: string) => [name, name.replace(/^\S+ /, '')].some(each => plainName(each) === plainName(text))
  const named = cards.find(({ name }) => isNamed(name))
  const card = named ?? cards[0]
  if (!card) return null
  const facts = factsOf(card.id)
  return {
    name: card.name,
    path: phonePath(card),
    pricePkr: card.pricePkr,
    priceNote: card.priceNote,
    network: facts && networkView(facts, networkTable()),
    others: named ? [] : cards.slice(1, 1 + OTHERS).map(({ name }) => name),
  }
}
