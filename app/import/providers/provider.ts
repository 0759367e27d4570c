/** What the import asks of a phone-data provider, whichever it is. */
import type { Candidate, Refused } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'

export type ListedPhone = {
  /** The provider's own id, as text. */
  externalId: string
  /** The slug of its brand, and its own: what tells whether it is here already. */
  brandSlug: string
  slug: string
  name: string
}

/** An entry of a list that is not even worth asking about. */
export type RefusedEntry = { name: string; refused: Refused }

export type Detail = { ok: true; candidate: Candidate; raw: unknown } | { ok: false; refused: Refused }

/** What came of asking for a list: its entries, and why it may be shorter than it should be. */
export type List<Entry> = {
  entries: Entry[]
  refused: RefusedEntry[]
  /** In words; null when the list is whole. */
  problem: string | null
}

/** What a run asks for. Limits are numbers of phones. */
export type ImportRequest =
  | { kind: 'latest'; limit: number }
  | { kind: 'brands' }
  | { kind: 'popular' }
  | { kind: 'brand'; brand: string; limit: number }
  | { kind: 'search'; query: string; limit: number }

/** One conversation with a provider: the requests of one run, counted and bounded. */
export interface ProviderSession {
  listBrands(): Promise<List<NamedBrand>>
  /** Newest first. */
  listLatest(limit: number): Promise<List<ListedPhone>>
  /** The newest of a brand, by its name or slug, newest first; empty for a brand that is not known. */
  listByBrand(brand: string, limit: number): Promise<List<ListedPhone>>
  search(query: string, limit: number): Promise<List<ListedPhone>>
  /** @throws ProviderStopped when nothing more can be asked */
  detail(phone: ListedPhone): Promise<Detail>
  /** Requests made so far. */
  readonly requests: number
}

export interface PhoneProvider {
  id: 'bundled' | 'mobileapi'
  /** For people: where the data comes from. */
  label: string
  /** The most requests that this import may cost; 0 where nothing is asked over the network. */
  costOf(request: ImportRequest): number
  /** @param signal ends the conversation at once */
  open(request: ImportRequest, signal: AbortSignal): ProviderSession
}

/** Nothing more can be had from the provider in this run: no key, over the limit, out of budget, cancelled. */
export class ProviderStopped extends Error {}
