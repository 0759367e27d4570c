/** What phrases of a search mean (SEARCH-11). */
import type { NeedId } from '#app/finder/needs.ts'
import type { Feature } from '#app/search-index/features.ts'
import type { Use } from './uses.ts'

/** What a search is about besides phones. */
export type Intent = 'price' | 'instalments' | 'tax' | 'pta' | 'used' | 'compare' | 'simple' | 'elsewhere'
export type UnderstoodSort =
  | 'price-asc'
  | 'price-desc'
  | 'value'
  | 'newest'
  | 'camera'
  | 'screen'
  | 'speed'
  | 'battery'
  | 'updates'
export type Operator = 'jazz' | 'zong' | 'ufone' | 'telenor' | 'scom'

export type Meaning = {
  sort?: UnderstoodSort
  /** The order counts only without a price. */
  isUnlessLimited?: true
  /** Only phones with a price, only smartphones. */
  only?: ('priced' | 'smartphone')[]
  /** With the standard value of each need. */
  needs?: NeedId[]
  feature?: Feature
  /** What the phones that lead have. */
  lead?: Feature
  intent?: Intent
  isKeypad?: true
  network?: Operator
  /** Who or what the phone is for. */
  use?: Use
  /** Asks for the phones that have the most of what is needed: `sab se halka`, `lightest`. */
  isMost?: true
  /** Something for a phone: where a model is named, that model is shown. */
  isAccessory?: true
  /** Says that what follows, or what stands before, is not wanted. */
  negates?: 'next' | 'previous'
  /** The makers that are meant, where they are not wanted. */
  makers?: string[]
  /** The letter of a series: its models have it before a number, as in `s series`. */
  series?: string
  /** Carries no information about the phone. */
  isFiller?: true
  /** Says that phones are searched for, whatever else stands there. */
  isPhone?: true
  /** Says that the phone has a touch screen. */
  isSmartphone?: true
  /** About something that the site does not record of phones. */
  isUnheld?: true
  /** About something for which most people have a phone with keys. */
  isOfKeypads?: true
  /** Asks for keys and a touch screen. */
  isTouchAndKeys?: true
  /** The name of a brand of which the site may have no phone; what follows it is the name of a model. */
  otherBrand?: string
  /** Whether it works is asked of a kind of phone, and has a sentence of its own. */
  isWhatsApp?: true
}

/** `words`: phrases with commas between them. */
export type Group = Meaning & { words: string }
