/** What the networks of Pakistan are to the phone that a visitor names (NET-2). */
import type { PhoneCard, PriceNote } from '#app/entities/phone.ts'
import { networkTexts } from '#app/facts/network/texts.ts'
import { factsOf, networkTable } from '#app/facts/store.server.ts'
import { findPhone, listCardsByIds } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { plainName } from '#app/pta/customs-table.ts'
import { search } from '#app/search/search.server.ts'
import { suggest } from '#app/search/suggest.server.ts'
import { type NetworkView, networkView } from '../phone/network-view.ts'
import { networksPageTexts } from './texts.ts'

/** Names offered where the text is that of no phone. */
const CHOICES = 4

export type CheckedPhone = {
  name: string
  path: string
  /** Whole rupees; null when there is no price. */
  pricePkr: number | null
  /** What kind of price it is, and of when. */
  priceNote: PriceNote | null
  /** Null where no facts are stored. */
  network: NetworkView | null
}

/** A phone to choose, and in few words the 5G that it can use here; null where that is not known. */
export type Choice = { name: string; short: string | null }

/** The phone that the text names, or those to choose from. @param isAbsent whether no phone has the name, and these are the nearest */
type Checked = { phone: CheckedPhone | null; choices: Choice[]; isAbsent: boolean }

/** Much asked for; those that the catalogue has are offered before anything is typed. */
const SAMPLES = ['Samsung Galaxy A56', 'Xiaomi Redmi Note 15 Pro 5G', 'Apple iPhone 17', 'Infinix Hot 60 Pro']

export const samplePhones = (): string[] => SAMPLES.filter(name => suggest(name).some(card => card.name === name))

/**
 * The phone that a text names: by its whole name, or by the end of the name of one phone only, or where it fits no other.
 * @param text as typed
 */
export function checkedPhone(text: string): Checked {
  const cards = suggest(text)
  const typed = plainName(text)
  // A search may read a name otherwise: 'Honor Magic Vs' compares two.
  const own = listCardsByIds([findPhone(slugOf(text))?.id ?? ''])
  const whole = [...own, ...cards].find(({ name }) => plainName(name) === typed)
  const named = whole ? [whole] : cards.filter(({ name }) => endsOf(name).some(end => plainName(end) === typed))
  const isAbsent = named.length === 0 && cards.length > 0 && search(text).absent !== null
  const fitting = named.length > 0 ? named : cards
  const [only] = fitting.length === 1 && !isAbsent ? fitting : []
  if (only) return { phone: phoneOf(only), choices: [], isAbsent: false }
  return { phone: null, choices: fitting.slice(0, CHOICES).map(choiceOf), isAbsent }
}

/** What people leave out of a name: words at its beginning, and the network at its end. */
function endsOf(name: string): string[] {
  const words = name.split(' ')
  const ends = words.map((_, at) => words.slice(at).join(' ')).filter(end => /\d/.test(end))
  return ends.flatMap(end => [end, end.replace(/ [45]G$/, '')])
}

function choiceOf(card: PhoneCard): Choice {
  const short = phoneOf(card).network?.short ?? null
  const isSaid = short === null || short === networkTexts().statuses['no-5g']
  return { name: card.name, short: isSaid ? short : networksPageTexts().fiveGWith(short) }
}

function phoneOf(card: PhoneCard): CheckedPhone {
  const facts = factsOf(card.id)
  return {
    name: card.name,
    path: phonePath(card),
    pricePkr: card.pricePkr,
    priceNote: card.priceNote,
    network: facts && networkView(facts, networkTable()),
  }
}
